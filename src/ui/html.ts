/** HTML as values: whatever is put into a template is escaped unless it is HTML already. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML; only {@link html}, {@link attributes} and {@link trustedHtml} make one. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What may stand in a template: text and numbers are escaped, lists joined, nothing left out. */
export type Child = Html | string | number | null | undefined | false | readonly Child[];

/** Escapes text for HTML content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Writes HTML; attribute values must stand in double quotes.
 *
 * @example
 * html`<p title="${title}">${text}</p>`
 */
export function html(strings: TemplateStringsArray, ...children: readonly Child[]): Html {
  let text = strings[0]!;
  for (const [i, child] of children.entries()) text += write(child) + strings[i + 1]!;
  return new Html(text);
}

/** Writes attributes, each with a leading blank: `true` writes the name alone, `false` and `null` nothing. */
export function attributes(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Html {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === false) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return new Html(text);
}

/** Takes text as HTML unseen: for constants and for what another library has drawn. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

function write(child: Child): string {
  if (child instanceof Html) return child.text;
  if (typeof child === "string") return escapeHtml(child);
  if (typeof child === "number") return String(child);
  if (child === null || child === undefined || child === false) return "";
  return child.map(write).join("");
}
