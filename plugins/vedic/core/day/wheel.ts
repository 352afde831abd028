/** A day and its night as a wheel of hours: sunrise on the left, each part as long as it is. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../svg.ts";
import type { Quality } from "./parts.ts";

const SIZE = 780;
const CENTRE = SIZE / 2;
const OUTER = 352;
const INNER = 176;
const NAMES = 296;
const CLOCKS = 214;
export const TINTS: Readonly<Record<Quality, string>> = {
  good: "#cdebc9",
  bad: "#f6cdc4",
  mixed: "#f4e6b8",
};

export interface WheelPart {
  readonly name: string;
  /** Clock at which it begins. */
  readonly clock: string;
  readonly quality: Quality;
  /** Length in days. */
  readonly days: number;
}

/** Draws the parts in order from sunrise, clockwise over the top. */
export function drawWheel(
  id: string,
  lang: Lang,
  title: string,
  desc: string,
  centre: readonly string[],
  parts: readonly WheelPart[],
): string {
  const whole = parts.reduce((sum, { days }) => sum + days, 0);
  let gone = 0;
  const sectors = parts.map(({ name, clock, quality, days }) => {
    const from = 180 - (360 * gone) / whole;
    gone += days;
    const to = 180 - (360 * gone) / whole;
    const middle = (from + to) / 2;
    const [nx, ny] = at(NAMES, middle);
    const [cx, cy] = at(CLOCKS, middle);
    return [
      sector(from, to, TINTS[quality]),
      label(name, nx, ny, { "font-size": 20, "font-weight": 600 }),
      label(clock, cx, cy, { "font-size": 20, fill: COLOURS.soft }),
    ].join("");
  });
  const lines = centre.map((text, i) =>
    label(text, CENTRE, CENTRE + (i - (centre.length - 1) / 2) * 34, {
      "font-size": i === 0 ? 30 : 22,
      "font-weight": i === 0 ? 700 : 400,
    }),
  );
  return picture(id, { width: SIZE, height: SIZE }, { lang, title, desc }, ...sectors, ...lines);
}

function at(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)];
}

function sector(from: number, to: number, fill: string): string {
  const point = (radius: number, angle: number) =>
    at(radius, angle)
      .map((n) => n.toFixed(1))
      .join(" ");
  return element("path", {
    d: `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`,
    fill,
    stroke: COLOURS.paper,
    "stroke-width": 3,
  });
}
