/** The Moon's disc as it is seen, with its lit part. */
import { element } from "#sdk";

const DARK = "#39405e";
const LIT = "#f6ecc9";

/**
 * Draws a disc.
 *
 * @param elongationDeg 0 new, 180 full
 * @param south seen from the southern hemisphere, where the waxing Moon is lit on the left
 */
export function drawDisc(
  cx: number,
  cy: number,
  r: number,
  elongationDeg: number,
  south = false,
): string {
  const turned = south ? (360 - elongationDeg) % 360 : elongationDeg;
  const waxing = turned < 180;
  const bulge = r * Math.abs(Math.cos((elongationDeg * Math.PI) / 180));
  const gibbous = Math.cos((elongationDeg * Math.PI) / 180) < 0;
  const outer = waxing ? 1 : 0;
  const inner = gibbous ? outer : 1 - outer;
  const lit = `M${cx} ${cy - r}A${r} ${r} 0 0 ${outer} ${cx} ${cy + r}A${Math.round(bulge * 100) / 100} ${r} 0 0 ${inner} ${cx} ${cy - r}z`;
  return (
    element("circle", { cx, cy, r, fill: DARK }) +
    element("path", { d: lit, fill: LIT }) +
    element("circle", { cx, cy, r, fill: "none", stroke: "#8f8a76", "stroke-width": 1 })
  );
}
