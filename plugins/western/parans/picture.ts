/** The closest parans, a line each: planet and star with where they stand, and how far apart. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { ParansAnswer } from "./answer.ts";
import type { ParansWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 112;
const ROW = 52;
const MOST = 14;
const BAR_LEFT = 590;
const BAR_WIDTH = 140;

export function drawParans(
  { parans, orbMinutes, heliacalRising, heliacalSetting }: ParansAnswer,
  { picture: says }: ParansWords,
  lang: Lang,
): string {
  const shown = parans.slice(0, MOST);
  const below = [heliacalRising, heliacalSetting].flatMap((one) => (one ? [one] : []));
  return picture(
    "parans",
    { width: WIDTH, height: TOP + shown.length * ROW + below.length * 40 + 24 },
    { lang, title: says.title, desc: says.desc(parans.length) },
    label(says.title, WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    label(shown.length > 0 ? says.legend : says.none, WIDTH / 2, 78, {
      "font-size": 20,
      fill: COLOURS.soft,
    }),
    ...shown.map((one, i) => {
      const y = TOP + (i + 0.5) * ROW;
      const closeness = 1 - one.minutesApart / orbMinutes;
      return [
        drawPoint(one.body, 40, y, 28, COLOURS.ink),
        label(says.row(one), 76, y, { "font-size": 21, "text-anchor": "start" }),
        element("rect", {
          x: BAR_LEFT,
          y: y - 8,
          width: Math.max(3, closeness * BAR_WIDTH),
          height: 16,
          rx: 4,
          fill: COLOURS.union,
        }),
      ].join("");
    }),
    ...below.map((one, i) =>
      label(says.heliacal(one), WIDTH / 2, TOP + shown.length * ROW + 24 + i * 40, {
        "font-size": 21,
        fill: COLOURS.air,
      }),
    ),
  );
}
