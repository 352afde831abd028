/** The best of each day as a column; the days of the best moments are numbered. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import type { ElectionalAnswer } from "./answer.ts";
import type { ElectionalWords } from "./words/en.ts";

const WIDTH = 760;
const LEFT = 40;
const TOP = 112;
const CHART = 230;
const ROW = 40;

export function drawElection(
  { purpose, moments, days }: ElectionalAnswer,
  { picture: says }: ElectionalWords,
  lang: Lang,
): string {
  const top = Math.max(1, ...days.map(({ best }) => best));
  const low = Math.min(0, ...days.map(({ best }) => best));
  const unit = CHART / (top - low);
  const zero = TOP + top * unit;
  const step = (WIDTH - 2 * LEFT) / Math.max(1, days.length);
  const dayOf = ({ local }: { readonly local: string }) => local.slice(0, local.indexOf("T", 1));
  const rank = (date: string) => moments.findIndex((one) => dayOf(one) === date) + 1;
  const below = Math.ceil(days.length / 16);
  return picture(
    "election",
    { width: WIDTH, height: TOP + CHART + 56 + moments.length * ROW },
    { lang, title: says.title(purpose), desc: says.desc(moments.length) },
    label(says.title(purpose), WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    label(says.legend, WIDTH / 2, 74, { "font-size": 20, fill: COLOURS.soft }),
    ...days.map(({ date, best }, i) => {
      const x = LEFT + (i + 0.5) * step;
      const place = rank(date);
      return [
        element("rect", {
          x: x - step * 0.36,
          y: best >= 0 ? zero - best * unit : zero,
          width: step * 0.72,
          height: Math.max(2, Math.abs(best) * unit),
          fill: place > 0 ? COLOURS.union : best >= 0 ? COLOURS.easy : COLOURS.tense,
          "fill-opacity": place > 0 ? 1 : 0.45,
        }),
        i % below === 0
          ? label(date.slice(-2), x, TOP + CHART + 24, { "font-size": 20, fill: COLOURS.soft })
          : "",
      ].join("");
    }),
    element("line", {
      x1: LEFT,
      x2: WIDTH - LEFT,
      y1: zero,
      y2: zero,
      stroke: COLOURS.faint,
      "stroke-width": 2,
    }),
    ...moments.map((one, i) =>
      label(says.row(i + 1, one), WIDTH / 2, TOP + CHART + 68 + i * ROW, { "font-size": 21 }),
    ),
  );
}
