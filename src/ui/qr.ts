/** QR codes as SVG: black on white in either theme, because cameras want it so. */
import { encode } from "uqr";
import { html } from "./html.ts";
import type { Html } from "./html.ts";

/** Draws a text as a QR code with medium error correction; `label` says what it holds. */
export function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  let path = "";
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`;
  }
  return html`<div class="qr">
    <svg
      viewBox="0 0 ${size} ${size}"
      role="img"
      aria-label="${label}"
      shape-rendering="crispEdges"
    >
      <path d="${path}" fill="#000" />
    </svg>
  </div>`;
}
