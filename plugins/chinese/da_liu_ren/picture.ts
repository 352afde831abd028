import type { Lang } from "#old";
import { box, drawing, PAPER, SERIF, text } from "../core/svg.ts";
import type { LiuRenAnswer } from "./liu_ren_brief.ts";

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
export function drawLessons(answer: LiuRenAnswer, lang: Lang): string {
  const en = lang === "en";
  const { transmissions, lessons, plate, gate, pillars } = answer;
  const faint = { size: 11, fill: PAPER.faint } as const;
  const rows = transmissions.map((one, i) => {
    const y = 58 + i * 30;
    return (
      text(90, y, one.relative.native, { size: 14, fill: PAPER.faint }) +
      text(150, y, one.stem?.native ?? "空", {
        size: 16,
        family: SERIF,
        fill: one.stem ? PAPER.ink : "#b3261e",
      }) +
      text(184, y + 1, one.branch.native, {
        size: 22,
        weight: 700,
        family: SERIF,
        fill: "#7a1f1f",
      }) +
      text(244, y, one.general.native, { size: 14 })
    );
  });
  const fours = [...lessons].reverse().map((lesson, i) => {
    const x = 72 + i * 72;
    return (
      text(x, 160, lesson.general.native, faint) +
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
      text(x + CELL / 2, y + 18, general.native, { size: 11, fill: "#1b5599" }) +
      text(x + CELL / 2, y + 42, heaven.native, { size: 20, family: SERIF, weight: 600 }) +
      text(x + CELL - 8, y + CELL - 5, earth.native, { size: 10, fill: PAPER.faint })
    );
  });
  const heading = en ? `Great Six Ren: ${gate.native}` : `大六壬：${gate.native}課`;
  const desc = `${lessons.map(({ pair }) => pair).join(" ")}; ${transmissions.map((one) => `${one.branch.native}${one.general.native}`).join(" → ")}`;
  return drawing(WIDTH, TOP + 4 * CELL + 14, { title: heading, desc, lang }, [
    text(14, 26, heading, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    text(WIDTH - 14, 26, `${pillars.day.native}日 ${pillars.hour.native}時`, {
      size: 12,
      anchor: "end",
      fill: PAPER.faint,
    }),
    ...rows,
    ...fours,
    ...cells,
  ]);
}
