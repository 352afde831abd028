/** Frames of pictures. */
import type { Lang } from "#sdk";

/** Escapes text for an SVG. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** What a picture is called and what it shows. */
export interface Caption {
  readonly id: string;
  readonly title: string;
  readonly desc: string;
}

/** Wraps drawn parts into one accessible picture. */
export function frame(
  { id, title, desc }: Caption,
  lang: Lang,
  width: number,
  height: number,
  ground: string,
  body: string,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ` +
    `aria-labelledby="${id}-title ${id}-desc" lang="${lang}" ` +
    `font-family="Georgia, 'Noto Serif TC', 'Songti TC', serif" text-anchor="middle">` +
    `<title id="${id}-title">${escapeText(title)}</title>` +
    `<desc id="${id}-desc">${escapeText(desc)}</desc>` +
    `<rect width="100%" height="100%" rx="16" fill="${ground}"/>${body}</svg>`
  );
}
