import { BRANCH, PILLAR, STEM } from "#lore";
import type { Lang } from "#sdk";
import { RELATIVE } from "../changes/na_jia.ts";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { LiuRenAnswer } from "./answer.ts";
import { GENERAL } from "./generals.ts";
import { GATE } from "./transmissions.ts";
import type { LiuRenWords } from "./words/en.ts";

const WIDTH = 360;
const CELL = 62;
const ROW = 76;
const LEFT = 56;
const TOP = 230;

/** Column and row of each earth branch, 子 first, in the square of the plate. */
const PLACES: readonly (readonly [number, number])[] = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
];

/** Draws the three transmissions above, the four lessons below them, and the plates. */
export function drawLessons(answer: LiuRenAnswer, { picture }: LiuRenWords, lang: Lang): string {
  const { transmissions, lessons, plate, gate, pillars } = answer;
  const faint = { size: 11, fill: PAPER.faint } as const;
  const rows = transmissions.map((one, i) => {
    const y = 58 + i * 30;
    return (
      text(88, y, picture.relative[one.relative], { ...faint, anchor: "end" }) +
      text(112, y, nativeOf(RELATIVE, one.relative), { size: 14, fill: PAPER.faint }) +
      text(154, y, one.stem ? nativeOf(STEM, one.stem) : "空", {
        size: 16,
        family: SERIF,
        fill: one.stem ? PAPER.ink : "#b3261e",
      }) +
      text(184, y + 1, nativeOf(BRANCH, one.branch), {
        size: 22,
        weight: 700,
        family: SERIF,
        fill: "#7a1f1f",
      }) +
      text(204, y, picture.branch(one.branch), { ...faint, anchor: "start" }) +
      text(268, y, nativeOf(GENERAL, one.general), { size: 14 }) +
      text(292, y, picture.general[one.general], { ...faint, anchor: "start" })
    );
  });
  const fours = [...lessons].reverse().map((lesson, i) => {
    const x = 72 + i * 72;
    return (
      text(x, 147, picture.general[lesson.general], faint) +
      text(x, 161, nativeOf(GENERAL, lesson.general), faint) +
      text(x, 184, lesson.pair[0]!, { size: 20, family: SERIF, weight: 600 }) +
      text(x, 208, lesson.pair[1]!, { size: 20, family: SERIF })
    );
  });
  const cells = plate.map(({ earth, heaven, general }, i) => {
    const [column, row] = PLACES[i]!;
    const x = LEFT + column * CELL;
    const y = TOP + row * ROW;
    return (
      box(x, y, CELL, ROW, { fill: PAPER.card, stroke: PAPER.line, radius: 0 }) +
      text(x + CELL / 2, y + 15, nativeOf(GENERAL, general), { size: 11, fill: "#1b5599" }) +
      text(x + CELL / 2, y + 28, picture.general[general], { size: 10, fill: "#1b5599" }) +
      text(x + CELL / 2, y + 52, nativeOf(BRANCH, heaven), {
        size: 20,
        family: SERIF,
        weight: 600,
      }) +
      text(x + CELL - 9, y + ROW - 6, nativeOf(BRANCH, earth), { size: 11, fill: PAPER.faint }) +
      text(x + 5, y + ROW - 6, picture.branch(heaven), { ...faint, size: 10, anchor: "start" })
    );
  });
  const heading = picture.heading(nativeOf(GATE, gate));
  const steps = transmissions.map(
    (one) => nativeOf(BRANCH, one.branch) + nativeOf(GENERAL, one.general),
  );
  const desc = `${lessons.map(({ pair }) => pair).join(" ")}; ${steps.join(" → ")}`;
  return drawing(WIDTH, TOP + 4 * ROW + 14, { title: heading, desc, lang }, [
    text(14, 26, heading, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    text(WIDTH - 14, 26, `${nativeOf(PILLAR, pillars.day)}日 ${nativeOf(PILLAR, pillars.hour)}時`, {
      size: 12,
      anchor: "end",
      fill: PAPER.faint,
    }),
    ...rows,
    ...fours,
    ...cells,
    ...picture.legend.map((one, i) => text(WIDTH / 2, TOP + 2 * ROW - 14 + i * 18, one, faint)),
  ]);
}
