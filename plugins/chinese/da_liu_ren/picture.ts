import { BRANCH, PILLAR, STEM } from "#lore";
import type { Lang } from "#sdk";
import { RELATIVE } from "../changes/na_jia.ts";
import { box, drawing, PAPER, SERIF, text } from "../core/svg.ts";
import { nativeOf } from "../core/natives.ts";
import type { LiuRenAnswer } from "./answer.ts";
import { GENERAL } from "./generals.ts";
import { GATE } from "./transmissions.ts";
import type { LiuRenWords } from "./words/en.ts";

const WIDTH = 360;
const CELL = 62;
const LEFT = 56;
const TOP = 236;

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
      text(90, y, nativeOf(RELATIVE, one.relative), { size: 14, fill: PAPER.faint }) +
      text(150, y, one.stem ? nativeOf(STEM, one.stem) : "空", {
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
      text(244, y, nativeOf(GENERAL, one.general), { size: 14 })
    );
  });
  const fours = [...lessons].reverse().map((lesson, i) => {
    const x = 72 + i * 72;
    return (
      text(x, 160, nativeOf(GENERAL, lesson.general), faint) +
      text(x, 184, lesson.pair[0]!, { size: 20, family: SERIF, weight: 600 }) +
      text(x, 208, lesson.pair[1]!, { size: 20, family: SERIF })
    );
  });
  const cells = plate.map(({ earth, heaven, general }, i) => {
    const [column, row] = PLACES[i]!;
    const x = LEFT + column * CELL;
    const y = TOP + row * CELL;
    return (
      box(x, y, CELL, CELL, { fill: PAPER.card, stroke: PAPER.line, radius: 0 }) +
      text(x + CELL / 2, y + 18, nativeOf(GENERAL, general), { size: 11, fill: "#1b5599" }) +
      text(x + CELL / 2, y + 42, nativeOf(BRANCH, heaven), {
        size: 20,
        family: SERIF,
        weight: 600,
      }) +
      text(x + CELL - 8, y + CELL - 5, nativeOf(BRANCH, earth), { size: 10, fill: PAPER.faint })
    );
  });
  const heading = picture.heading(nativeOf(GATE, gate));
  const steps = transmissions.map(
    (one) => nativeOf(BRANCH, one.branch) + nativeOf(GENERAL, one.general),
  );
  const desc = `${lessons.map(({ pair }) => pair).join(" ")}; ${steps.join(" → ")}`;
  return drawing(WIDTH, TOP + 4 * CELL + 14, { title: heading, desc, lang }, [
    text(14, 26, heading, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    text(WIDTH - 14, 26, `${nativeOf(PILLAR, pillars.day)}日 ${nativeOf(PILLAR, pillars.hour)}時`, {
      size: 12,
      anchor: "end",
      fill: PAPER.faint,
    }),
    ...rows,
    ...fours,
    ...cells,
  ]);
}
