import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { iconSvg } from "./icons.ts";

/** A filled sign: a dark figure on a light ground that covers the whole square. */
const FILLED = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"
  viewBox="0 0 64 64"><rect width="64" height="64" fill="#f0e8d8"/><circle cx="32" cy="32" r="16"/></svg>`;
const LINES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" stroke="#c33" fill="none"><path d="M1 5h8"/></svg>`;

function alphaAt(svg: string, x: number, y: number): number {
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: "width", value: 64 } }).render();
  return pixels[(y * width + x) * 4 + 3]!;
}

describe("iconSvg()", () => {
  test("keeps the alpha of line art", () => {
    const svg = iconSvg(LINES, "white");
    expect(alphaAt(svg, 32, 32)).toBe(255);
    expect(alphaAt(svg, 32, 10)).toBe(0);
  });

  test("finds the figure of a filled artwork instead of a blot", () => {
    for (const variant of ["white", "black"] as const) {
      const svg = iconSvg(FILLED, variant);
      expect(alphaAt(svg, 32, 32)).toBeGreaterThan(240);
      expect(alphaAt(svg, 12, 12)).toBeLessThan(20);
    }
  });

  test("gives the artwork its place whatever size it names itself", () => {
    const tile = iconSvg(FILLED, "transparent");
    expect(tile).not.toContain("<?xml");
    expect(tile).not.toContain('width="20"');
    expect(alphaAt(tile, 0, 0)).toBe(0);
    expect(alphaAt(tile, 32, 32)).toBe(255);
  });
});
