/** Pictures with their title and description, and text that cannot break out of them. */
import type { Lang } from "../speech/mod.ts";

/** What a picture is called and how large it is. */
export interface PictureFrame {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly width: number;
  readonly height: number;
  readonly paper: string;
}

const SERIF = "Georgia, 'Noto Serif TC', 'Songti TC', serif";

/** Wraps drawn parts into one accessible SVG on rounded paper, its text in serifs and centred. */
export function framePicture(frame: PictureFrame, ...parts: readonly string[]): string {
  return openPicture(frame, { "font-family": SERIF, "text-anchor": "middle" }, { rx: 12 }, parts);
}

function openPicture(
  { id, lang, title, desc, width, height, paper }: PictureFrame,
  attributes: SvgAttributes,
  corners: SvgAttributes,
  parts: readonly string[],
): string {
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-labelledby": `${id}-title ${id}-desc`,
      lang,
      ...attributes,
    },
    element("title", { id: `${id}-title` }, escapeText(title)),
    element("desc", { id: `${id}-desc` }, escapeText(desc)),
    element("rect", { width, height, ...corners, fill: paper }),
    ...parts,
  );
}

/** Paper, ink and fonts that the pictures of a folder share. */
export interface DrawingStyle {
  readonly paper: string;
  readonly ink: string;
  readonly fonts: string;
}

/** Makes the frame and the labels of a folder's pictures, all in its own style. */
export function createDrawing({ paper, ink, fonts }: DrawingStyle) {
  return {
    /** A whole picture with its title and description for those who do not see it. */
    picture(
      id: string,
      size: { readonly width: number; readonly height: number },
      words: { readonly title: string; readonly desc: string; readonly lang: Lang },
      ...children: string[]
    ): string {
      return openPicture({ id, paper, ...size, ...words }, { "font-family": fonts }, {}, children);
    },

    /** A line of text about a point, 18 units high unless told. */
    label(text: string, x: number, y: number, attributes: SvgAttributes = {}): string {
      return element(
        "text",
        {
          x,
          y,
          "font-size": 18,
          "text-anchor": "middle",
          "dominant-baseline": "central",
          fill: ink,
          ...attributes,
        },
        escapeText(text),
      );
    },
  };
}

/** One centred line of text. */
export function label(x: number, y: number, size: number, text: string, fill = "#2b2620"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeText(text)}</text>`;
}

/** Attributes of an element; numbers are cut to two places. */
export type SvgAttributes = Readonly<Record<string, string | number>>;

/** Writes one element with its children. */
export function element(name: string, attributes: SvgAttributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? cut(value) : value}"`)
    .join("");
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join("")}</${name}>`;
}

/** A number with at most two places, never minus zero. */
export function cut(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** What XML cannot hold: control characters and the two that are no characters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text with the characters of markup escaped, and without what XML cannot hold. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
