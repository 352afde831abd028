/**
 * The HTML of an answer as blocks of a document. It reads what the pages of this service write, and no other HTML:
 * what can be clicked, typed or copied is left out.
 */
import { sharesOf } from "./column_shares.ts";
import type { Block, Inline } from "./document.ts";
import { readHtml, type Element } from "./read_html.ts";

/** What has no place on paper. */
const LEFT_OUT = new Set(["form", "button", "svg", "script", "input", "figure", "nav", "a"]);
const LEFT_OUT_CLASSES = ["visually-hidden", "copy", "json"];
const BLOCKS = new Set(
  "section div header details summary p h1 h2 h3 h4 h5 h6 dl dt dd table ul ol li blockquote".split(
    " ",
  ),
);
const HEADINGS = /^h[1-6]$/;
/** How a paragraph looks, by its class on the page. */
const LOOK_OF = {
  "entry-title": "minor",
  "part-title": "minor",
  "judged-name": "minor",
  "judged-value": "value",
  headline: "headline",
  muted: "quiet",
  by: "quiet",
} as const;
/** Lists whose items are no points but parts, each with a name of its own. */
const PARTS = ["judgements", "assumed"];
const LOOKS = {
  strong: "strong",
  b: "strong",
  em: "em",
  cite: "em",
  small: "small",
  code: "code",
} as const;

/** Where a block stands: below which heading, and whether its section has a heading of its own by now. */
interface Standing {
  readonly below: number;
  isHeaded: boolean;
}

/** Reads it; its outermost headings are of the first level, and none is skipped. */
export function blocksOf(html: string): readonly Block[] {
  return blocksIn(readHtml(`<div>${html}</div>`), { below: 0, isHeaded: false });
}

function isLeftOut({ tag, classes }: Element): boolean {
  return LEFT_OUT.has(tag) || LEFT_OUT_CLASSES.some((one) => classes.has(one));
}

function blocksIn(parent: Element, at: Standing): readonly Block[] {
  const blocks: Block[] = [];
  let line: (Element | string)[] = [];
  const endLine = () => {
    const c = inlines(line);
    if (c.length > 0) blocks.push({ t: "p", c });
    line = [];
  };
  for (const child of parent.children) {
    if (typeof child === "string" || !BLOCKS.has(child.tag)) {
      if (typeof child === "string" || !isLeftOut(child)) line.push(child);
      continue;
    }
    endLine();
    if (!isLeftOut(child)) blocks.push(...blockOf(child, at));
  }
  endLine();
  return blocks;
}

function blockOf(element: Element, at: Standing): readonly Block[] {
  const { tag, classes, children, lang } = element;
  if (HEADINGS.test(tag)) {
    at.isHeaded = true;
    return lineBlock(children, (c) => ({ t: "h", level: at.below + 1, c }));
  }
  switch (tag) {
    case "p": {
      const look = Object.entries(LOOK_OF).find(([name]) => classes.has(name))?.[1];
      // What stands apart by the style of the page stands apart by blanks here.
      const apart = look === "headline" ? children.flatMap((one) => [one, " "]) : children;
      return lineBlock(apart, (c) => ({ t: "p", c, ...(look ? { look } : {}) }));
    }
    case "details": {
      const summary = children.find((one) => typeof one !== "string" && one.tag === "summary");
      const rest = { ...element, children: children.filter((one) => one !== summary) };
      const title = summary && typeof summary !== "string" ? summary.children : [];
      const level = at.below + (at.isHeaded ? 2 : 1);
      const body = blocksIn(rest, { below: level, isHeaded: false });
      return [...lineBlock(title, (c) => ({ t: "h", level, c })), ...body];
    }
    case "dl":
      return factsOf(element, at);
    case "table":
      return [tableOf(element)];
    case "ul":
    case "ol": {
      const items = elementsIn(element, "li").map((one) => blocksIn(one, at));
      return PARTS.some((one) => classes.has(one)) ? items.flat() : [{ t: "list", items }];
    }
    case "blockquote": {
      const lines = elementsIn(element, "p").map((one) => inlines(one.children));
      return [{ t: "verse", lines, lang }];
    }
    case "section":
      return blocksIn(element, { below: at.below, isHeaded: false });
    default:
      return blocksIn(element, at);
  }
}

function lineBlock(
  children: readonly (Element | string)[],
  make: (c: readonly Inline[]) => Block,
): readonly Block[] {
  const c = inlines(children);
  return c.length > 0 ? [make(c)] : [];
}

/** Names and values; a value of more than a line stands below its name. */
function factsOf(list: Element, at: Standing): readonly Block[] {
  const rows: [readonly Inline[], readonly Inline[]][] = [];
  const rest: Block[] = [];
  for (const pair of elementsIn(list, "div")) {
    const [name] = elementsIn(pair, "dt");
    const [value] = elementsIn(pair, "dd");
    if (!name || !value) continue;
    const isLine = value.children.every((one) => typeof one === "string" || !BLOCKS.has(one.tag));
    if (isLine) rows.push([inlines(name.children), inlines(value.children)]);
    else {
      rest.push({ t: "p", c: inlines(name.children), look: "minor" }, ...blocksIn(value, at));
    }
  }
  return [...(rows.length > 0 ? [{ t: "facts", rows } as const] : []), ...rest];
}

function tableOf(table: Element): Block {
  const rowsOf = (part: string) =>
    elementsIn(table, part).flatMap((one) =>
      elementsIn(one, "tr").map((row) =>
        row.children.flatMap((cell) =>
          typeof cell === "string" || !/^t[hd]$/.test(cell.tag) ? [] : [inlines(cell.children)],
        ),
      ),
    );
  const [head = []] = rowsOf("thead");
  const rows = rowsOf("tbody");
  const shares = sharesOf([head, ...rows]);
  return { t: "table", head, rows, ...(shares ? { shares } : {}) };
}

function elementsIn({ children }: Element, tag: string): readonly Element[] {
  return children.filter((one): one is Element => typeof one !== "string" && one.tag === tag);
}

/** Children in a line: runs of blanks are one, and none stands at its ends. */
function inlines(children: readonly (Element | string)[]): readonly Inline[] {
  const all = flatten(children);
  const joined: Inline[] = [];
  for (const one of all) {
    const before = joined.at(-1);
    if (typeof one === "string" && typeof before === "string")
      joined[joined.length - 1] = before + one;
    else joined.push(one);
  }
  const trimmed = joined.map((one, at) => {
    if (typeof one !== "string") return one;
    let text = one.replace(/\s+/g, " ");
    if (at === 0) text = text.trimStart();
    if (at === joined.length - 1) text = text.trimEnd();
    return text;
  });
  return trimmed.filter((one) => one !== "");
}

function flatten(children: readonly (Element | string)[]): readonly Inline[] {
  return children.flatMap((one): readonly Inline[] => {
    if (typeof one === "string") return [one];
    if (isLeftOut(one)) return [];
    const look = LOOKS[one.tag as keyof typeof LOOKS];
    if (BLOCKS.has(one.tag)) return [" ", ...flatten(one.children), " "];
    const c = look || one.lang !== null ? inlinesKept(one.children) : flatten(one.children);
    if (one.lang !== null && c.length > 0) {
      const inner: Inline = { t: "lang", c, lang: one.lang };
      return [look ? { t: look, c: [inner] } : inner];
    }
    return look && c.length > 0 ? [{ t: look, c }] : c;
  });
}

/** As {@link inlines}, where the blanks at the ends belong to the line around. */
function inlinesKept(children: readonly (Element | string)[]): readonly Inline[] {
  return flatten(children).map((one) => (typeof one === "string" ? one.replace(/\s+/g, " ") : one));
}
