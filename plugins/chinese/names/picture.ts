import { PHASE } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { Grid, NameAnswer } from "./answer.ts";
import { GRID } from "#east/five_grids.ts";
import type { NameWords } from "./words/en.ts";

const WIDTH = 360;
const TOP = 62;
const STEP = 58;
const CHARACTERS = 150;
const RIGHT = 214;

interface Row {
  readonly glyph: string;
  /** Null where the glyph itself is the count. */
  readonly strokes: number | null;
  /** An added unit, not a character. */
  readonly unit: boolean;
}

/** Draws the characters in a column with the brackets of the five grids. */
export function drawName(answer: NameAnswer, { picture }: NameWords, lang: Lang): string {
  const of = (part: string) => answer.characters.filter((one) => one.part === part);
  const [surname, given] = [of("surname"), of("given")];
  const unit: Row = { glyph: "+1", strokes: null, unit: true };
  const row = ({ form, strokes }: (typeof surname)[number]): Row => ({
    glyph: form ?? String(strokes),
    strokes: form ? strokes : null,
    unit: false,
  });
  const above = surname.length === 1 ? [unit] : [];
  const below = given.length === 1 ? [unit] : [];
  const rows = [...above, ...surname.map(row), ...given.map(row), ...below];
  const y = (index: number) => TOP + index * STEP;
  const last = above.length + surname.length - 1;
  const end = rows.length - 1;
  const bottom = y(end) + 58;
  const { grids } = answer;
  const { title } = picture;
  return drawing(
    WIDTH,
    bottom + 46,
    {
      title: `${title}: ${answer.characters.map(({ form, strokes }) => form ?? strokes).join("")}`,
      desc: GRID.ids.map((id) => `${nativeOf(GRID, id)} ${grids[id].number}`).join(", "),
      lang,
    },
    [
      text(20, 32, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(340, 34, String(answer.score), { size: 26, weight: 700, anchor: "end" }),
      ...rows.map((one, i) => drawRow(one, y(i))),
      bracket(y(0), y(last), RIGHT - 26, grids.heaven, picture),
      bracket(y(last), y(last + 1), RIGHT + 4, grids.person, picture),
      bracket(y(last + 1), y(end), RIGHT - 26, grids.earth, picture),
      ...outer(y(0), y(end), grids.outer, picture),
      ...totalOf(bottom, grids.total, picture),
    ],
  );
}

type PictureWords = NameWords["picture"];

function drawRow({ glyph, strokes, unit }: Row, y: number): string {
  return unit
    ? text(CHARACTERS, y + 34, glyph, { size: 16, fill: PAPER.faint })
    : box(CHARACTERS - 24, y, 48, 50, { fill: PAPER.card, stroke: PAPER.line }) +
        text(CHARACTERS, y + 33, glyph, { size: 28, weight: 700, family: SERIF }) +
        (strokes === null
          ? ""
          : text(CHARACTERS + 20, y + 46, String(strokes), {
              size: 10,
              anchor: "end",
              fill: PAPER.faint,
            }));
}

function bracket(from: number, to: number, x: number, grid: Grid, words: PictureWords): string {
  const [y1, y2] = [from + 25, to + 25];
  const middle = (y1 + y2) / 2;
  const path = y1 === y2 ? `M${x} ${y1}h16` : `M${x} ${y1}h8V${y2}h-8M${x + 8} ${middle}h8`;
  return (
    `<path d="${path}" stroke="${PAPER.faint}" fill="none"/>` + label(x + 22, middle, grid, words)
  );
}

function label(x: number, y: number, grid: Grid, words: PictureWords): string {
  return (
    text(x, y - 3, headOf(grid, words), {
      size: 14,
      weight: 600,
      anchor: "start",
      family: SERIF,
    }) +
    text(x, y + 14, luckOf(grid, words), {
      size: 12,
      anchor: "start",
      fill: ELEMENT_INK[grid.element],
    })
  );
}

function headOf({ grid, number }: Grid, { grids }: PictureWords): string {
  return `${grids[grid]} ${number}`;
}

function luckOf({ element, luck }: Grid, { lucks }: PictureWords): string {
  return `${nativeOf(PHASE, element)} ${lucks[luck]}`;
}

function outer(from: number, to: number, grid: Grid, words: PictureWords): readonly string[] {
  const [y1, y2] = [from + 25, to + 25];
  const middle = (y1 + y2) / 2;
  return [
    `<path d="M118 ${y1}h-10V${y2}h10M108 ${middle}h-8" stroke="${PAPER.faint}" fill="none"/>`,
    text(94, middle - 3, headOf(grid, words), {
      size: 14,
      weight: 600,
      anchor: "end",
      family: SERIF,
    }),
    text(94, middle + 14, luckOf(grid, words), {
      size: 12,
      anchor: "end",
      fill: ELEMENT_INK[grid.element],
    }),
  ];
}

function totalOf(y: number, grid: Grid, words: PictureWords): readonly string[] {
  return [
    text(CHARACTERS, y + 14, headOf(grid, words), {
      size: 15,
      weight: 600,
      family: SERIF,
    }),
    text(CHARACTERS, y + 31, luckOf(grid, words), {
      size: 12,
      fill: ELEMENT_INK[grid.element],
    }),
  ];
}
