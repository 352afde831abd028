/** Strengths as bars: planets against what is required of them, houses against the mean. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { StrengthsAnswer } from "./answer.ts";
import type { StrengthsWords } from "./words/en.ts";

const WIDTH = 780;
const LEFT = 190;
const RIGHT = 100;
const BAR = WIDTH - LEFT - RIGHT;
const ROW = 40;
/** Rupas at the end of the scale. */
const MOST = 13;
const GOOD = "#2f855a";
const POOR = "#b7432f";

interface Row {
  readonly name: string;
  readonly rupas: number;
  readonly mark: number;
}

export function drawStrengths(
  { planets, houses }: StrengthsAnswer,
  { title, terms, picture: says }: StrengthsWords,
  lang: Lang,
): string {
  const mean = houses.reduce((sum, { rupas }) => sum + rupas, 0) / houses.length;
  const bars = (rows: readonly Row[], top: number) =>
    rows.flatMap(({ name, rupas, mark }, i) => {
      const y = top + i * ROW;
      const x = (value: number) => LEFT + (Math.min(MOST, Math.max(0, value)) / MOST) * BAR;
      return [
        label(name, LEFT - 12, y + 13, { "font-size": 20, "text-anchor": "end" }),
        element("rect", { x: LEFT, y, width: BAR, height: 26, fill: COLOURS.faint }),
        element("rect", {
          x: LEFT,
          y,
          width: x(rupas) - LEFT,
          height: 26,
          fill: rupas >= mark ? GOOD : POOR,
        }),
        element("path", {
          d: `M${x(mark)} ${y - 5}v36`,
          stroke: COLOURS.ink,
          "stroke-width": 3,
        }),
        label(rupas.toFixed(2), WIDTH - RIGHT + 14, y + 13, {
          "font-size": 20,
          "text-anchor": "start",
        }),
      ];
    });
  const second = 112 + planets.length * ROW + 60;
  return picture(
    "shadbala",
    { width: WIDTH, height: second + houses.length * ROW + 24 },
    {
      lang,
      title,
      desc: planets
        .map(({ graha, rupas }) => `${terms.graha[graha]} ${rupas.toFixed(2)}`)
        .join("; "),
    },
    label(title, WIDTH / 2, 32, { "font-size": 26, "font-weight": 700 }),
    label(says.planets, WIDTH / 2, 76, { "font-size": 20, fill: COLOURS.soft }),
    ...bars(
      planets.map(({ graha, rupas, required }) => ({
        name: terms.graha[graha],
        rupas,
        mark: required,
      })),
      104,
    ),
    label(says.houses, WIDTH / 2, second - 32, { "font-size": 20, fill: COLOURS.soft }),
    ...bars(
      houses.map(({ house, rupas }) => ({ name: says.house(house), rupas, mark: mean })),
      second,
    ),
  );
}
