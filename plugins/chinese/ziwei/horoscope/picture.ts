import { BRANCH, STEM } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { branchOf } from "#east/pairs.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { CELLS } from "../board.ts";
import { PALACE } from "#east/purple_star/stars.ts";
import { FLOW_STAR, PERIOD, type HoroscopeAnswer, type PeriodId } from "./answer.ts";
import type { ZiweiHoroscopeWords } from "./words/en.ts";

const WIDTH = 360;
const CELL = 86;
const LEFT = 8;
const TOP = 12;

const INKS: { readonly [K in PeriodId]: string } = {
  decade: "#1b5599",
  year: "#b3261e",
  month: "#21703c",
  day: "#8a5a12",
  hour: "#5f6672",
};

/** The palace of birth on a branch: palaces run backwards from the life palace. */
const palaceOn = ({ lifePalace }: HoroscopeAnswer, branch: number) =>
  PALACE.ids[(branchOf(lifePalace).index - branch + 12) % 12]!;

/** Draws the twelve branches with the life palace of each period and the flowing stars of the year. */
export function drawPeriods(
  answer: HoroscopeAnswer,
  { picture }: ZiweiHoroscopeWords,
  lang: Lang,
): string {
  const { periods, target } = answer;
  const year = periods.find(({ period }) => period === "year")!;
  const lines = picture.summary(answer);
  const parts = [
    ...BRANCH.ids.flatMap((branch, i) => {
      const [column, row] = CELLS[i]!;
      const x = LEFT + column * CELL;
      const y = TOP + row * CELL;
      const lives = periods.filter(({ lifeBranch }) => lifeBranch === branch);
      const stars = year.stars
        .filter((one) => one.branch === branch)
        .map(({ star }) => nativeOf(FLOW_STAR, star).slice(1))
        .join("");
      return [
        box(x + 1, y + 1, CELL - 2, CELL - 2, {
          fill: branch === year.lifeBranch ? "#f3d9a4" : PAPER.card,
          stroke: PAPER.line,
        }),
        text(x + 14, y + 20, nativeOf(BRANCH, branch), { size: 15, family: SERIF, weight: 600 }),
        ...(stars === ""
          ? []
          : [text(x + CELL - 8, y + 19, stars, { size: 11, anchor: "end", fill: PAPER.faint })]),
        text(x + CELL / 2, y + CELL - 8, picture.palace[palaceOn(answer, i)], {
          size: 11,
          fill: PAPER.faint,
        }),
        ...lives.map(({ period }, k) => {
          const label = picture.life(nativeOf(PERIOD, period), period);
          return text(x + CELL / 2, y + 36 + k * 11.5, label, {
            size: fit(label, CELL - 8, 11),
            weight: 600,
            fill: INKS[period],
          });
        }),
      ];
    }),
    text(WIDTH / 2, TOP + CELL + 34, target.date, { size: 17, weight: 700, family: SERIF }),
    text(WIDTH / 2, TOP + CELL + 54, target.lunar, { size: 12, fill: PAPER.faint }),
    ...periods.map(({ period, stem, branch }, i) =>
      text(
        WIDTH / 2,
        TOP + CELL + 78 + i * 17,
        `${nativeOf(PERIOD, period)} ${nativeOf(STEM, stem)}${nativeOf(BRANCH, branch)}`,
        { size: 13, fill: INKS[period], family: SERIF, weight: 600 },
      ),
    ),
    ...lines.map((one, i) =>
      text(WIDTH / 2, TOP + 4 * CELL + 18 + i * 16, one, {
        size: fit(one, WIDTH - 16, 11),
        fill: PAPER.faint,
      }),
    ),
  ];
  const height = TOP + 4 * CELL + 22 + lines.length * 16;
  return drawing(WIDTH, height, { title: picture.title, desc: picture.desc(answer), lang }, parts);
}
