import type { Phase } from "#lore";

/** Fonts that hold Chinese characters on the common systems, upright and with serifs. */
export const SERIF =
  "'Noto Serif CJK TC','Noto Serif TC','Source Han Serif TC','Songti TC','PMingLiU','Noto Serif CJK JP','Noto Serif CJK SC',serif";

/** Fonts that hold Chinese characters on the common systems, for labels. */
export const SANS =
  "'Noto Sans CJK TC','Noto Sans TC','PingFang TC','Microsoft JhengHei','Heiti TC','Noto Sans CJK JP','Noto Sans CJK SC',sans-serif";

/** Ink of the five phases, dark enough on paper for small text (contrast at least 4.5). */
export const ELEMENT_INK: { readonly [K in Phase]: string } = {
  wood: "#21703c",
  fire: "#b3261e",
  earth: "#8a5a12",
  metal: "#5f6672",
  water: "#1b5599",
};

/** Colours of a drawing. */
export const PAPER = {
  ground: "#fdfaf2",
  card: "#ffffff",
  line: "#d8cbb0",
  ink: "#2b2620",
  faint: "#6b6254",
} as const;

/** How a piece of text is set. */
export interface Lettering {
  /** Size in user units. */
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly weight?: 400 | 600 | 700;
  readonly family?: string;
}

/** Escapes a text for SVG. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Sets a text at a point; `y` is the baseline. */
export function text(x: number, y: number, content: string, lettering: Lettering): string {
  const { size, fill = PAPER.ink, anchor = "middle", weight = 400, family = SANS } = lettering;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}" font-family="${family}">${escapeXml(content)}</text>`;
}

/** Draws a rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  style: { readonly fill?: string; readonly stroke?: string; readonly radius?: number } = {},
): string {
  const { fill = "none", stroke = "none", radius = 6 } = style;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" stroke="${stroke}"/>`;
}

/** Draws a straight line. */
export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string = PAPER.line,
): string {
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${stroke}" fill="none"/>`;
}

/**
 * Makes a whole drawing: paper, accessible name and description, and the parts on it.
 *
 * @param width user units; 360 fits a phone held upright
 */
export function drawing(
  width: number,
  height: number,
  name: { readonly title: string; readonly desc: string; readonly lang: string },
  parts: readonly string[],
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d" xml:lang="${name.lang}" lang="${name.lang}">` +
    `<title id="t">${escapeXml(name.title)}</title><desc id="d">${escapeXml(name.desc)}</desc>` +
    `<rect width="${width}" height="${height}" fill="${PAPER.ground}"/>${parts.join("")}</svg>`
  );
}

/** Width of a text in ems: a Chinese character is one wide, a letter about half. */
export function emsOf(content: string): number {
  return [...content].reduce((sum, char) => sum + (char > "\u2e7f" ? 1 : 0.53), 0);
}

/** The largest size, to half a unit, at which a text fits into a width. */
export function fit(content: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor((2 * width) / Math.max(1, emsOf(content))) / 2);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
