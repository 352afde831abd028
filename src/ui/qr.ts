/** QR codes as SVG: black on white in either theme, because cameras want it so. */
import { encode } from "uqr";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** Drawn codes are kept, oldest out first: the same few addresses are shown again and again. */
const MAX_KEPT = 200;
const kept = new Map<string, { readonly path: string; readonly size: number }>();

/** Draws a text as a QR code with medium error correction; `label` says what it holds. */
export function qrCode(text: string, label: string): Html {
  let drawn = kept.get(text);
  if (drawn === undefined) {
    drawn = draw(text);
    kept.set(text, drawn);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  }
  const { path, size } = drawn;
  const box = `0 0 ${size} ${size}`;
  return html`<div class="qr">
    <svg viewBox="${box}" role="img" aria-label="${label}" shape-rendering="crispEdges">
      <path d="${path}" fill="#000" />
    </svg>
  </div>`;
}

function draw(text: string) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  let path = "";
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}
