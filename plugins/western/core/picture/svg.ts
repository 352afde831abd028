/** A few words of SVG: elements, numbers and text that cannot break out of it. */

/** Attributes of an element; numbers are cut to two places. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Writes one element with its children. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? cut(value) : value}"`)
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join("")}</${name}>`;
}

/** Text with the characters of markup escaped. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A number with at most two places. */
export function cut(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Fonts that every system has in some form; glyphs of planets and signs are paths and need none. */
export const FONTS =
  "'Noto Sans', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei', Arial, sans-serif";

/** Ink and paper shared by all pictures of this folder. */
export const COLOURS = {
  paper: "#fbf8f1",
  ink: "#26304a",
  faint: "#c9c3b4",
  soft: "#6d6a62",
  fire: "#b8402e",
  earth: "#7a6a2c",
  air: "#2e7f92",
  water: "#31549b",
  easy: "#2a6fb0",
  tense: "#c0392b",
  union: "#8a5a13",
  subtle: "#8d8a80",
} as const;

/** A whole picture with its title and description for those who do not see it. */
export function picture(
  id: string,
  size: { readonly width: number; readonly height: number },
  words: { readonly title: string; readonly desc: string; readonly lang: "en" | "zh-Hant" },
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

/** The point at an angle and distance from a centre; 0° points right, angles run counter-clockwise. */
export function polar(centre: number, radius: number, angleDeg: number): readonly [number, number] {
  const angle = (angleDeg * Math.PI) / 180;
  return [centre + radius * Math.cos(angle), centre - radius * Math.sin(angle)];
}
