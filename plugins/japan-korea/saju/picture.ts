/** The board as Korean manuals print it: hour, day, month and year from the left, coloured by element; luck below. */
import { BRANCH, STEM, type Branch, type Stem } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { CHEONGAN, JIJI } from "../core/hangul.ts";
import type { SajuAnswer } from "./answer.ts";
import type { SajuWords } from "./words/en.ts";

type Pillar = SajuAnswer["pillars"]["year"];

const WIDTH = 360;
const MARGIN = 10;
const LABEL = 34;
const COLUMN = (WIDTH - 2 * MARGIN - LABEL) / 4;
const CELL = 62;
const ORDER = ["hour", "day", "month", "year"] as const;

/** Draws a chart. */
export function drawSaju(answer: SajuAnswer, { picture }: SajuWords, lang: Lang): string {
  const heads = ORDER.map((place, i) => {
    const x = columnAt(i);
    return text(x, 62, picture.heads[place], { size: 12, fill: PAPER.faint });
  });
  const columns = ORDER.flatMap((place, i) => {
    const one = answer.pillars[place];
    return one ? column(one, columnAt(i), picture) : [text(columnAt(i), 150, "?", { size: 30 })];
  });
  const labels = picture.rows.map((label, i) =>
    text(MARGIN, [82, 130, 198, 246, 264, 282][i]!, label, {
      size: fit(label, LABEL - 2, 10.5),
      fill: PAPER.faint,
      anchor: "start",
    }),
  );
  return drawing(WIDTH, 408, { title: picture.title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 28, picture.title, { size: 18, weight: 700, family: SERIF }),
    text(WIDTH / 2, 45, picture.subtitle(answer), {
      size: fit(picture.subtitle(answer), WIDTH - 20, 11.5),
      fill: PAPER.faint,
    }),
    ...heads,
    ...labels,
    ...columns,
    text(MARGIN, 316, picture.luck(answer), { size: 12, weight: 600, anchor: "start" }),
    ...answer.luck.cycles.flatMap((cycle, i) => luckCell(cycle, i)),
  ]);
}

const columnAt = (i: number) => MARGIN + LABEL + (i + 0.5) * COLUMN;

function column(one: Pillar, x: number, picture: SajuWords["picture"]): readonly string[] {
  const line = (y: number, content: string, fill: string = PAPER.ink) =>
    text(x, y, content, { size: fit(content, COLUMN - 4, 11.5), fill });
  return [
    line(82, picture.god(one.stemGod)),
    glyph(x, 92, nativeOf(STEM, one.stem), nativeOf(CHEONGAN, one.stem), one.stemElement),
    glyph(x, 160, nativeOf(BRANCH, one.branch), nativeOf(JIJI, one.branch), one.branchElement),
    line(246, picture.god(one.branchGod)),
    line(264, picture.stage(one.stage), PAPER.faint),
    line(282, picture.sinsal(one.sinsal), PAPER.faint),
  ];
}

function glyph(
  x: number,
  y: number,
  character: string,
  hangul: string,
  element: keyof typeof ELEMENT_INK,
): string {
  return [
    box(x - CELL / 2, y, CELL, CELL, { fill: ELEMENT_INK[element], radius: 8 }),
    text(x - 5, y + 46, character, { size: 38, fill: "#ffffff", family: SERIF }),
    text(x + CELL / 2 - 10, y + 16, hangul, { size: 12, fill: "#ffffff" }),
  ].join("");
}

function luckCell({ gapja, age }: SajuAnswer["luck"]["cycles"][number], i: number) {
  const width = (WIDTH - 2 * MARGIN) / 8;
  const x = MARGIN + i * width;
  const { stem, branch } = pairOf(gapja);
  const half = (y: number, character: string, element: keyof typeof ELEMENT_INK) =>
    text(x + width / 2, y, character, { size: 19, fill: ELEMENT_INK[element], family: SERIF });
  return [
    box(x + 1, 326, width - 2, 72, { fill: PAPER.card, stroke: PAPER.line, radius: 4 }),
    text(x + width / 2, 341, age === null ? "–" : String(age), { size: 11, fill: PAPER.faint }),
    half(364, nativeOf(STEM, stem.id as Stem), stem.element),
    half(388, nativeOf(BRANCH, branch.id as Branch), branch.element),
  ];
}
