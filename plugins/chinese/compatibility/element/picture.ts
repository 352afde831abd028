import { PHASE } from "#lore";
import type { Lang } from "#sdk";
import { NA_YIN, phaseOfSound } from "#east/na_yin.ts";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { ElementMatch } from "./answer.ts";
import type { CompatibilityElementWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 330;
const MIDDLE = 180;
const ROWS = 112;
const STEP = 36;
/** Percent that fills one half. */
const FULL = 60;
const HALF = 104;

/** Draws the elements of both as bars that meet in the middle. */
export function drawElements(
  { a, b, score, verdict }: ElementMatch,
  { terms, picture }: CompatibilityElementWords,
  lang: Lang,
): string {
  const { title, element: names } = picture;
  const grade = terms.grade[verdict.value];
  const rows = PHASE.ids.flatMap((element, i) => {
    const y = ROWS + i * STEP;
    const bar = (percent: number, side: -1 | 1) => {
      const length = (Math.min(FULL, percent) * HALF) / FULL;
      const x = side < 0 ? MIDDLE - 20 - length : MIDDLE + 20;
      const label = side < 0 ? x - 4 : x + length + 4;
      return (
        box(x, y, length, 18, { fill: ELEMENT_INK[element], radius: 3 }) +
        text(label, y + 14, `${Math.round(percent)}%`, {
          size: 12,
          anchor: side < 0 ? "end" : "start",
        })
      );
    };
    return [
      text(MIDDLE, y + 16, nativeOf(PHASE, element), {
        size: 19,
        weight: 700,
        family: SERIF,
        fill: ELEMENT_INK[element],
      }),
      names ? text(MIDDLE, y + 28, names[element], { size: 10, fill: PAPER.faint }) : "",
      bar(a.balance.percent[element], -1),
      bar(b.balance.percent[element], 1),
    ];
  });
  return drawing(
    WIDTH,
    HEIGHT,
    {
      title: `${title}: ${nativeOf(NA_YIN, a.naYin)} ${nativeOf(NA_YIN, b.naYin)}`,
      desc: `${score}, ${grade}; ${PHASE.ids.map((element) => `${nativeOf(PHASE, element)} ${a.balance.percent[element]}% ${b.balance.percent[element]}%`).join(", ")}`,
      lang,
    },
    [
      text(20, 32, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(340, 34, String(score), { size: 26, weight: 700, anchor: "end" }),
      ...[a, b].flatMap((side, i) => {
        const x = i === 0 ? 92 : 268;
        return [
          text(x, 68, nativeOf(NA_YIN, side.naYin), {
            size: 19,
            weight: 700,
            family: SERIF,
            fill: ELEMENT_INK[phaseOfSound(side.naYin)],
          }),
          text(x, 90, side.native, { size: 12, fill: PAPER.faint }),
        ];
      }),
      ...rows,
      text(MIDDLE, 312, grade, {
        size: 14,
        weight: 600,
        family: SERIF,
        fill: "#9c1f17",
      }),
    ],
  );
}
