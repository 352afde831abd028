import { element, type Lang } from "#sdk";
import { signAt } from "#lore";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { EclipseKind, EclipseRow, EclipsesAnswer } from "./answer.ts";
import type { EclipsesWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 70;
const ROW = 66;
const RADIUS = 22;
const MOST_ROWS = 14;
const SUN = "#e3a72f";
const MOON = "#d8d3c4";
const SHADOW = "#2b2f3d";

/** How far the dark disc stands from the light's centre, in its radii. */
const APART: Readonly<Record<EclipseKind, number>> = {
  total: 0,
  annular: 0,
  hybrid: 0,
  partial: 0.8,
  penumbral: 1.5,
  none: 2,
};

/** Draws the eclipses one under the other: what is covered, when, and where in the zodiac. */
export function drawEclipses(
  { eclipses }: EclipsesAnswer,
  words: EclipsesWords,
  lang: Lang,
): string {
  const shown = eclipses.slice(0, MOST_ROWS);
  const height = TOP + Math.max(1, shown.length) * ROW + 16;
  const { title, desc } = words.picture;
  return picture(
    "eclipses",
    { width: WIDTH, height },
    { lang, title, desc: desc(eclipses.length) },
    label(title, WIDTH / 2, 34, { "font-size": 27, "font-weight": 700 }),
    ...shown.map((one, i) => drawRow(one, TOP + (i + 0.5) * ROW, words)),
  );
}

function drawRow(one: EclipseRow, y: number, { picture: says }: EclipsesWords): string {
  const light = one.light === "solar" ? SUN : MOON;
  const annular = one.kind === "annular";
  const shade = one.kind === "penumbral" ? 0.25 : 0.92;
  return [
    element("circle", { cx: 52, cy: y, r: RADIUS, fill: light }),
    element("circle", {
      cx: 52 + APART[one.kind] * RADIUS,
      cy: y,
      r: annular ? RADIUS * 0.82 : RADIUS,
      fill: SHADOW,
      "fill-opacity": shade,
    }),
    label(one.local.slice(0, -3).replace("T", " "), 118, y, {
      "font-size": 21,
      "text-anchor": "start",
    }),
    label(says.kind(one), 336, y, { "font-size": 21, "text-anchor": "start" }),
    label(formatDegree(one.longitudeDeg), 640, y, { "font-size": 21 }),
    drawSign(signAt(one.longitudeDeg), 700, y, 26, COLOURS.ink),
  ].join("");
}
