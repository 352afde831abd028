/** Three variants of a system's one SVG: two silhouettes and a tile, as SVG and as PNG. */
import { Resvg } from "@resvg/resvg-js";
import type { IconVariant } from "./icon_variants.ts";

/** Share of opaque pixels above which an artwork counts as filled, so that its outline alone says nothing. */
const FILLED_SHARE = 0.6;
/** Side of the raster on which an artwork is measured, pixels. */
const PROBE_SIZE = 48;

/** Makes one variant of an icon as SVG text. */
export function iconSvg(source: string, variant: IconVariant): string {
  const artwork = stripProlog(source);
  return variant === "transparent" ? tile(artwork) : silhouette(artwork, variant);
}

/**
 * Draws an SVG.
 *
 * @param size side in pixels, integer in [16, 512]
 * @returns PNG bytes with an alpha channel
 */
export function iconPng(svg: string, size: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  });
  return image.render().asPng();
}

/** The artwork on a light rounded tile with an edge of its own, which stands on light and on dark. */
function tile(artwork: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<rect x="1" y="1" width="62" height="62" rx="14" fill="#fbf6ea" stroke="#b9a888" stroke-width="2"/>` +
    `${placed(artwork, 9, 46)}</svg>`
  );
}

/**
 * Line art keeps its own alpha. A filled artwork would come out as a blot: there the alpha follows how far
 * a colour stands from the artwork's commonest one.
 */
function silhouette(artwork: string, variant: "white" | "black"): string {
  const colour = variant === "white" ? 1 : 0;
  const rgb = `0 0 0 0 ${colour} 0 0 0 0 ${colour} 0 0 0 0 ${colour}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
    `<defs><filter id="auspex-tint" x="0" y="0" width="64" height="64" filterUnits="userSpaceOnUse" ` +
    `color-interpolation-filters="sRGB">` +
    `<feColorMatrix type="matrix" values="${rgb} ${alphaRow(artwork)}"/></filter></defs>` +
    `<g filter="url(#auspex-tint)">${placed(artwork, 4, 56)}</g></svg>`
  );
}

/** Last row of the colour matrix: how much alpha red, green, blue and alpha give. */
function alphaRow(artwork: string): string {
  const { filled, ground } = measure(artwork);
  if (!filled) return "0 0 0 1 0";
  // Luminance minus that of the ground, turned so that the figure is opaque.
  const gain = ground > 0.5 ? -1 / ground : 1 / (1 - ground);
  const [red, green, blue] = [0.2126 * gain, 0.7152 * gain, 0.0722 * gain];
  return [red, green, blue, -ground * gain, 0].map((value) => value.toFixed(4)).join(" ");
}

/** How much of the square an artwork covers, and the luminance (0-1) of its commonest colour. */
function measure(artwork: string): { readonly filled: boolean; readonly ground: number } {
  const image = new Resvg(placedAlone(artwork), {
    fitTo: { mode: "width", value: PROBE_SIZE },
    font: { loadSystemFonts: false },
  }).render();
  const pixels = image.pixels;
  const counts = new Map<number, number>();
  let opaque = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 128) continue;
    opaque += 1;
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const step = Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 8);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const commonest = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const ground = Math.min(0.97, Math.max(0.03, (commonest * 8) / 255));
  return { filled: opaque / (pixels.length / 4) > FILLED_SHARE, ground };
}

function placedAlone(artwork: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${placed(artwork, 0, 64)}</svg>`;
}

/** The artwork as a nested picture; its own size gives way to ours. */
function placed(artwork: string, offset: number, side: number): string {
  const open = artwork.slice(0, artwork.indexOf(">"));
  const rest = artwork.slice(artwork.indexOf(">"));
  const bare = open.replaceAll(/\s(x|y|width|height)\s*=\s*("[^"]*"|'[^']*')/g, "");
  return `${bare} x="${offset}" y="${offset}" width="${side}" height="${side}"${rest}`;
}

function stripProlog(source: string): string {
  return source.slice(source.indexOf("<svg")).trim();
}
