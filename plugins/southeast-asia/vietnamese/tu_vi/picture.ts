/** The board, địa bàn: twelve palaces round the square, the birth in the middle. */
import { PLACE_ON_BOARD } from "#east/purple_star/board.ts";
import type { Branch } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, fit, PAPER, text } from "#east/svg.ts";
import type { TuViAnswer, TuViPalace } from "./answer.ts";
import type { TuViWords } from "./words/en.ts";

/** One unit is one pixel on a phone of 390: nothing is set below {@link SMALL}. */
const WIDTH = 390;
const SMALL = 10;
const MARGIN = 3;
const CELL_WIDTH = 96;
const CELL_HEIGHT = 150;
const PAD = 4;
const ROW = 12.5;

const MAIN_INK = "#7a1f1f";
const MINOR_INK = "#38506b";
const HOA_INK = { lu: "#2e7d46", quan: "#7b2bc0", ke: "#1b5599", ji: "#b3261e" } as const;
/** Rows of stars that a palace has room for. */
const MOST_ROWS = 9;
const TIGHT = { from: 9, row: 11, size: 10.5 } as const;

type Starred = TuViPalace["mainStars"][number] | TuViPalace["minorStars"][number];

/** Draws the board. */
export function drawBoard(answer: TuViAnswer, { picture }: TuViWords, lang: Lang): string {
  const centre = picture.centre(answer);
  const middle = MARGIN + 2 * CELL_WIDTH;
  const top = MARGIN + 2 * CELL_HEIGHT - (centre.length * 20) / 2;
  const name = { title: picture.title(answer), desc: picture.desc(answer), lang };
  return drawing(WIDTH, 4 * CELL_HEIGHT + 2 * MARGIN + 18, name, [
    ...answer.palaces.flatMap((one) => drawPalace(one, picture)),
    ...centre.map((line, i) =>
      text(middle, top + i * 20 + 12, line, {
        size: fit(line, 2 * CELL_WIDTH - 14, i === 0 ? 17 : 12),
        weight: i === 0 ? 700 : 400,
        ...(i === 0 ? { fill: MAIN_INK } : {}),
      }),
    ),
    text(WIDTH / 2, 4 * CELL_HEIGHT + 2 * MARGIN + 12, picture.legend, {
      size: fit(picture.legend, WIDTH - 10, 11),
      fill: PAPER.faint,
    }),
  ]);
}

function drawPalace(palace: TuViPalace, picture: TuViWords["picture"]): readonly string[] {
  const [column, row] = PLACE_ON_BOARD[palace.branch];
  const x = MARGIN + column * CELL_WIDTH;
  const y = MARGIN + row * CELL_HEIGHT;
  const foot = y + CELL_HEIGHT - 6;
  const marks = [...(palace.tuan ? [picture.tuan] : []), ...(palace.triet ? [picture.triet] : [])];
  const rowsOf = (one: Starred, ink: string, weight: 400 | 700) => [
    [picture.star(one), ink, weight] as const,
    ...(one.transformation
      ? [[picture.transformed(one.transformation), HOA_INK[one.transformation], 400] as const]
      : []),
  ];
  const stars = [
    ...palace.mainStars.flatMap((one) => rowsOf(one, MAIN_INK, 700)),
    ...palace.minorStars.flatMap((one) => rowsOf(one, MINOR_INK, 400)),
  ].slice(0, MOST_ROWS);
  const isTight = stars.length >= TIGHT.from;
  const step = isTight ? TIGHT.row : ROW;
  const head = picture.palace(palace);
  const pair = picture.pair(palace);
  return [
    box(x, y, CELL_WIDTH, CELL_HEIGHT, {
      fill: palace.palace === "life" ? "#fff3d6" : PAPER.card,
      stroke: PAPER.line,
      radius: 0,
    }),
    text(x + PAD, y + 13, head, {
      size: fit(head, CELL_WIDTH - 2 * PAD, 11.5),
      weight: 700,
      anchor: "start",
    }),
    ...stars.map(([said, fill, weight], i) =>
      text(x + PAD, y + 28 + i * step, said, {
        size: fit(said, CELL_WIDTH - 2 * PAD, isTight ? TIGHT.size : 11),
        anchor: "start",
        fill,
        weight,
      }),
    ),
    text(x + PAD, foot - 13, marks.join(" · "), { size: SMALL, anchor: "start", fill: "#b3261e" }),
    text(x + PAD, foot, `${palace.decade.from}-${palace.decade.to}`, {
      size: SMALL,
      anchor: "start",
      fill: PAPER.faint,
    }),
    text(x + CELL_WIDTH - PAD, foot, pair, { size: SMALL, anchor: "end", fill: PAPER.faint }),
  ];
}
