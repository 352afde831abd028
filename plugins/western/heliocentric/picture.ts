import { element, type Lang } from "#sdk";
import { signAt, SIGN } from "#lore";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { HeliocentricAnswer, SunBody } from "./answer.ts";
import type { HeliocentricWords } from "./words/en.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const RIM = 350;
const INNER = 306;
const FIRST = 62;
const STEP = 28;
const ROW = 40;

/** Draws the Sun in the middle and a ring for each planet, in order and not to scale; places below. */
export function drawHeliocentric(
  { bodies }: HeliocentricAnswer,
  { picture: says, terms }: HeliocentricWords,
  lang: Lang,
): string {
  const angle = (deg: number) => 180 + deg;
  const glyph = (body: SunBody, x: number, y: number, size: number) =>
    body === "earth" ? drawEarth(x, y, size) : drawPoint(body, x, y, size, COLOURS.ink);
  return picture(
    "heliocentric",
    { width: SIZE, height: SIZE + bodies.length * ROW + 40 },
    { lang, title: says.title, desc: says.desc },
    ...[RIM, INNER].map((r) => ring(r, 2)),
    ...SIGN.ids.map((sign, i) => {
      const [x, y] = polar(CENTRE, (RIM + INNER) / 2, angle(30 * i + 15));
      const [x1, y1] = polar(CENTRE, INNER, angle(30 * i));
      const [x2, y2] = polar(CENTRE, RIM, angle(30 * i));
      return (
        element("line", { x1, y1, x2, y2, stroke: COLOURS.faint, "stroke-width": 2 }) +
        drawSign(sign, x, y, 28, COLOURS.soft)
      );
    }),
    drawPoint("sun", CENTRE, CENTRE, 40, COLOURS.union),
    ...bodies.map(({ body, longitudeDeg }, i) => {
      const radius = FIRST + STEP * i;
      const [x, y] = polar(CENTRE, radius, angle(longitudeDeg));
      return (
        ring(radius, 1) +
        element("circle", { cx: x, cy: y, r: 15, fill: COLOURS.paper }) +
        glyph(body, x, y, 24)
      );
    }),
    ...bodies.map(({ body, longitudeDeg, distanceAu }, i) => {
      const y = SIZE + (i + 0.5) * ROW;
      return [
        glyph(body, 150, y, 26),
        label(terms.sunBody[body], 184, y, { "font-size": 21, "text-anchor": "start" }),
        label(formatDegree(longitudeDeg), 400, y, { "font-size": 21 }),
        drawSign(signAt(longitudeDeg), 464, y, 24, COLOURS.ink),
        label(`${distanceAu.toFixed(3)} AU`, 570, y, { "font-size": 20, fill: COLOURS.soft }),
      ].join("");
    }),
  );
}

function ring(r: number, width: number): string {
  return element("circle", {
    cx: CENTRE,
    cy: CENTRE,
    r,
    fill: "none",
    stroke: COLOURS.faint,
    "stroke-width": width,
  });
}

/** The cross in a circle. */
function drawEarth(x: number, y: number, size: number): string {
  const r = size * 0.38;
  return element("path", {
    d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`,
    fill: "none",
    stroke: COLOURS.ink,
    "stroke-width": 2,
  });
}
