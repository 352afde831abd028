import { element, type Lang } from "#sdk";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { HoursAnswer } from "./answer.ts";
import type { HoursWords } from "./words/en.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const OUTER = 330;
const INNER = 196;
const GLYPHS = 232;
const CLOCK = 292;
const DAY = "#f6e3a8";
const NIGHT = "#cfd8ea";

/** Draws a dial: sunrise on the left, the day above and the night below, each hour as long as it is. */
export function drawHours(answer: HoursAnswer, { terms, picture: says }: HoursWords, lang: Lang) {
  const { hours, dayRuler, sunrise } = answer;
  // Day and night take their share of the circle; the Sun goes over the top.
  const day = answer.dayHourMinutes / (answer.dayHourMinutes + answer.nightHourMinutes);
  const edge = (index: number) =>
    index <= 12
      ? 90 + 180 * day - (index / 12) * 360 * day
      : 90 - 180 * day - ((index - 12) / 12) * 360 * (1 - day);
  return picture(
    "planetary-hours",
    { width: SIZE, height: SIZE },
    { lang, title: says.title, desc: says.desc(answer) },
    ...hours.map(({ ruler, byDay, local }, i) => {
      const middle = (edge(i) + edge(i + 1)) / 2;
      const [gx, gy] = polar(CENTRE, GLYPHS, middle);
      const [tx, ty] = polar(CENTRE, CLOCK, middle);
      return [
        drawSector(edge(i), edge(i + 1), byDay ? DAY : NIGHT),
        drawPoint(ruler, gx, gy, 30, COLOURS.ink),
        label(local.slice(-8, -3), tx, ty, { "font-size": 20 }),
      ].join("");
    }),
    label(terms.body[dayRuler], CENTRE, CENTRE - 18, { "font-size": 34, "font-weight": 700 }),
    label(sunrise.local.slice(0, -9), CENTRE, CENTRE + 24, {
      "font-size": 23,
      fill: COLOURS.soft,
    }),
  );
}

function drawSector(from: number, to: number, fill: string): string {
  const at = (radius: number, angle: number) =>
    polar(CENTRE, radius, angle)
      .map((n) => n.toFixed(1))
      .join(" ");
  return element("path", {
    d: `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`,
    fill,
    stroke: COLOURS.paper,
    "stroke-width": 3,
  });
}
