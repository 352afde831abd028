/** Reads the HTML that the pages of this service write: every element is closed, every value stands in double quotes. */

/** An element with what a document needs of it. */
export interface Element {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly lang: string | null;
  readonly children: (Element | string)[];
}

/** Elements that hold nothing and are not closed. */
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);
/** An opening tag with its attributes, a closing one, or what stands between two tags. */
const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi;
const ATTRIBUTES = { class: /\sclass="([^"]*)"/, lang: /\slang="([^"]*)"/ } as const;
const NONE: ReadonlySet<string> = new Set();
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** @returns an element that holds all there is */
export function readHtml(html: string): Element {
  const root: Element = { tag: "root", classes: NONE, lang: null, children: [] };
  const open: Element[] = [root];
  for (const [piece, slash, name, rest = ""] of html.matchAll(PIECE)) {
    const { children } = open.at(-1)!;
    if (name === undefined) {
      if (!piece.startsWith("<!--")) children.push(decoded(piece));
      continue;
    }
    const tag = name.toLowerCase();
    if (slash) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const classes = attribute(rest, "class");
    const element: Element = {
      tag,
      classes: classes === null ? NONE : new Set(classes.split(/\s+/)),
      lang: attribute(rest, "lang"),
      children: [],
    };
    children.push(element);
    if (!EMPTY.has(tag) && !rest.endsWith("/")) open.push(element);
  }
  return root;
}

function attribute(attributes: string, name: "class" | "lang"): string | null {
  const value = ATTRIBUTES[name].exec(attributes)?.[1];
  return value === undefined ? null : decoded(value);
}

function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!);
}
