/** Pictures with their title and description, and text that cannot break out of them. */
import type { Lang } from "./contract.ts";

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

/** Wraps drawn parts into one accessible SVG. */
export function framePicture(frame: PictureFrame, ...parts: readonly string[]): string {
  const { id, lang, title, desc, width, height, paper } = frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
    `aria-labelledby="${id}-title ${id}-desc" lang="${lang}" ` +
    `font-family="Georgia, 'Noto Serif TC', 'Songti TC', serif" text-anchor="middle">` +
    `<title id="${id}-title">${escapeText(title)}</title>` +
    `<desc id="${id}-desc">${escapeText(desc)}</desc>` +
    `<rect width="${width}" height="${height}" rx="12" fill="${paper}"/>${parts.join("")}</svg>`
  );
}

/** One centred line of text. */
export function label(x: number, y: number, size: number, text: string, fill = "#2b2620"): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeText(text)}</text>`;
}

/** Text with the characters of markup escaped. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
