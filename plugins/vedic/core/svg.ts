/** Small builders for the pictures of this folder: plain SVG, readable on a phone. */
import type { Lang } from "#sdk";

export const COLOURS = {
  paper: "#fffdf7",
  ink: "#1f2937",
  soft: "#6b7280",
  line: "#b45309",
  faint: "#f1e4cf",
  accent: "#9a3412",
} as const;

const FONTS = "'Noto Sans', 'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif";

type Attributes = Readonly<Record<string, string | number>>;

/** Makes text safe inside an element or an attribute. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Writes an element; numbers are cut to two decimals. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? cut(value) : value}"`)
    .join("");
  return children.length > 0
    ? `<${name}${written}>${children.join("")}</${name}>`
    : `<${name}${written}/>`;
}

function cut(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A whole picture with its accessible title and description. */
export function picture(
  id: string,
  size: { readonly width: number; readonly height: number },
  words: { readonly lang: Lang; readonly title: string; readonly desc: string },
  ...children: string[]
): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: "img",
      "aria-labelledby": `${id}-title ${id}-desc`,
      lang: words.lang,
      "font-family": FONTS,
    },
    element("title", { id: `${id}-title` }, escapeText(words.title)),
    element("desc", { id: `${id}-desc` }, escapeText(words.desc)),
    element("rect", { width: size.width, height: size.height, fill: COLOURS.paper }),
    ...children,
  );
}

/** A line of text. */
export function label(text: string, x: number, y: number, attributes: Attributes = {}): string {
  return element(
    "text",
    {
      x,
      y,
      "font-size": 18,
      "text-anchor": "middle",
      "dominant-baseline": "central",
      fill: COLOURS.ink,
      ...attributes,
    },
    escapeText(text),
  );
}
