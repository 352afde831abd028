/** The frame of a slip. */
import type { Look } from "./looks.ts";

/** Draws paper and frame. */
export function framed(width: number, height: number, { paper, accent, frame }: Look): string {
  const sheet = `<rect width="${width}" height="${height}" fill="${paper}"/>`;
  return sheet + FRAMES[frame](width, height, accent);
}

/** Whether the name stands on colour. */
export const isOnColour = ({ frame }: Look): boolean => frame === "band";

const FRAMES: Readonly<
  Record<Look["frame"], (width: number, height: number, ink: string) => string>
> = {
  double: (width, height, ink) => box(width, height, 8, ink, 2) + box(width, height, 13, ink, 0.7),
  brackets(width, height, ink) {
    const [w, h, arm] = [width - 10, height - 10, 26];
    return (
      box(width, height, 14, ink, 0.7) +
      line(
        `M10 ${10 + arm}V10H${10 + arm}M${w - arm} 10H${w}V${10 + arm}M${w} ${h - arm}V${h}H${w - arm}M${10 + arm} ${h}H10V${h - arm}`,
        ink,
        3,
      )
    );
  },
  band: (width, height, ink) =>
    box(width, height, 9, ink, 1.4) +
    `<rect x="9" y="9" width="${width - 18}" height="48" fill="${ink}"/>`,
  notched(width, height, ink) {
    const [w, h] = [width - 9, height - 9];
    const path = (inset: number, notch: number) => {
      const [left, top, right, bottom] = [9 + inset, 9 + inset, w - inset, h - inset];
      return `M${left + notch} ${top}H${right - notch}A${notch} ${notch} 0 0 0 ${right} ${top + notch}V${bottom - notch}A${notch} ${notch} 0 0 0 ${right - notch} ${bottom}H${left + notch}A${notch} ${notch} 0 0 0 ${left} ${bottom - notch}V${top + notch}A${notch} ${notch} 0 0 0 ${left + notch} ${top}z`;
    };
    return line(path(0, 16), ink, 1.8) + line(path(5, 14), ink, 0.7);
  },
  rules(width, height, ink) {
    const [left, right] = [18, width - 18];
    const pair = (y: number, inner: number) =>
      line(`M${left} ${y}H${right}`, ink, 2.4) + line(`M${left} ${inner}H${right}`, ink, 0.7);
    return pair(12, 17) + pair(height - 12, height - 17);
  },
  beads: (width, height, ink) =>
    box(width, height, 8, ink, 0.7) +
    `<rect x="13" y="13" width="${width - 26}" height="${height - 26}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray=".1 7.4" stroke-linecap="round"/>`,
};

function box(width: number, height: number, inset: number, ink: string, weight: number): string {
  return `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`;
}

function line(path: string, ink: string, weight: number): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`;
}
