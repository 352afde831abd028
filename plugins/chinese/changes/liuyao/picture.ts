import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import { RELATIVE, SPIRIT } from "../na_jia.ts";
import type { LiuyaoAnswer } from "./answer.ts";
import type { Line } from "./board_shape.ts";
import { ROLE } from "./terms.ts";
import type { LiuyaoWords } from "./words/en.ts";

const WIDTH = 360;
const ROW = 60;
const TOP = 106;
const MOVED = "#b3261e";
const CARRIES = "#fbf1d8";
const SMALL = 10;

/** Draws the board: spirits, relatives and pairs beside each line, what moves, the changed figure, the line judged. */
export function drawBoard(answer: LiuyaoAnswer, { picture }: LiuyaoWords, lang: Lang): string {
  const { hexagram, changed, judgement } = answer;
  const height = TOP + 6 * ROW + 40;
  const heading = changed
    ? `${hexagram.fullName} → ${changed.hexagram.fullName}`
    : hexagram.fullName;
  const rows = [...answer.lines].reverse().map((one, i) => {
    const y = TOP + i * ROW;
    const carries = one.place === judgement.place;
    return [
      carries ? box(14, y - 2, WIDTH - 28, ROW - 4, { fill: CARRIES }) : "",
      drawLeft(one, y, picture.gloss),
      yao(126, y + 10, one.value % 2 === 1, one.moving),
      drawMarks(one, y),
      changed ? yao(250, y + 10, changed.hexagram.lines[one.place - 1] === "1", false) : "",
      drawRight(one, y, picture.gloss),
    ].join("");
  });
  const under = picture.under(answer);
  const parts = [
    box(8, 8, WIDTH - 16, height - 16, { fill: PAPER.card, stroke: PAPER.line }),
    text(20, 38, heading, { size: 20, weight: 700, anchor: "start", family: SERIF }),
    ...under.map((one, i) =>
      text(20, 60 + i * 17, one, { size: 12, anchor: "start", fill: PAPER.faint }),
    ),
    line(20, 90, WIDTH - 20, 90),
    ...rows,
    text(WIDTH / 2, height - 22, picture.legend, { size: SMALL + 1, fill: PAPER.faint }),
  ];
  const title = picture.title(heading);
  const desc = answer.lines
    .map(({ place, spirit, relative, naJia, moving }) => {
      const names = `${nativeOf(SPIRIT, spirit)} ${nativeOf(RELATIVE, relative)} ${nativeOf(PILLAR, naJia)}`;
      return `${place} ${names}${moving ? ` ${picture.moving}` : ""}`;
    })
    .join("; ");
  return drawing(WIDTH, height, { title, desc, lang }, parts);
}

type Gloss = LiuyaoWords["picture"]["gloss"];

/** Relative and pair, what they mean where the reader needs it, what hides there, and the spirit. */
function drawLeft(one: Line, y: number, gloss: Gloss): string {
  const meant = gloss(one.relative, one.naJia);
  const hides = one.hidden
    ? `伏 ${nativeOf(RELATIVE, one.hidden.relative)}${nativeOf(PILLAR, one.hidden.naJia)}`
    : "";
  const start = { anchor: "start" } as const;
  return [
    text(20, y + 18, nativeOf(RELATIVE, one.relative), { size: 13, ...start }),
    text(52, y + 18, nativeOf(PILLAR, one.naJia), {
      size: 13,
      fill: ELEMENT_INK[one.element],
      family: SERIF,
      ...start,
    }),
    text(118, y + 18, nativeOf(SPIRIT, one.spirit), { size: 12, fill: PAPER.faint, anchor: "end" }),
    text(20, y + 34, meant, { size: SMALL, fill: PAPER.faint, ...start }),
    text(20, y + 48, hides, { size: SMALL, fill: PAPER.faint, ...start }),
  ].join("");
}

/** Moving sign, self or response, void. */
function drawMarks(one: Line, y: number): string {
  const role = one.role ? nativeOf(ROLE, one.role) : "";
  const moves = one.moving ? (one.value === 9 ? "○" : "×") : "";
  return [
    text(204, y + 21, moves, { size: 13, weight: 700, fill: MOVED }),
    text(219, y + 21, role, { size: 14, weight: 700, fill: "#1b5599" }),
    text(237, y + 21, one.isVoid ? "空" : "", { size: 12, fill: PAPER.faint }),
  ].join("");
}

/** What a moving line changes into. */
function drawRight({ changed }: Line, y: number, gloss: Gloss): string {
  if (!changed) return "";
  const end = { anchor: "end" } as const;
  return [
    text(340, y + 38, nativeOf(RELATIVE, changed.relative), { size: 12, ...end }),
    text(311, y + 38, nativeOf(PILLAR, changed.naJia), {
      size: 12,
      family: SERIF,
      fill: ELEMENT_INK[changed.element],
      ...end,
    }),
    text(340, y + 51, gloss(changed.relative, changed.naJia), {
      size: SMALL,
      fill: PAPER.faint,
      ...end,
    }),
  ].join("");
}

/** A yang line whole, a yin line broken. */
function yao(x: number, y: number, yang: boolean, moving: boolean): string {
  const fill = moving ? MOVED : "#2b2620";
  if (yang) return box(x, y, 68, 13, { fill, radius: 1 });
  return box(x, y, 29, 13, { fill, radius: 1 }) + box(x + 39, y, 29, 13, { fill, radius: 1 });
}
