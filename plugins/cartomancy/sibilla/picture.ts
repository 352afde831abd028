/** The cards as they lie: a line, or the cross of five packs. */
import type { Lang } from "#sdk";
import { CARD } from "../core/face.ts";
import { drawTable, rowsOf } from "../core/table.ts";
import type { SibillaAnswer } from "./answer.ts";
import { drawSibilla } from "./face.ts";
import type { SibillaWords } from "./words/en.ts";

const [WIDTH, WIDE] = [372, 760];
const MARGIN = 14;
/** From this scale on a name on a card can be read. */
const NAMED_FROM = 0.9;

/** Where a pack lies in the cross: columns and rows of packs. */
const SPOTS: readonly (readonly [column: number, row: number])[] = [
  [1, 1],
  [0, 1],
  [2, 1],
  [1, 0],
  [1, 2],
];

/** Draws the spread. */
export function drawCards(
  { spread, cards }: SibillaAnswer,
  { terms, picture }: SibillaWords,
  lang: Lang,
): string {
  const { scale, spots, height, width } =
    spread === "cross" ? crossOf() : { ...rowsOf(cards.length, cards.length, WIDTH), width: WIDTH };
  const named = scale >= NAMED_FROM;
  const listed = cards.map(({ card, position, reversed }, index) =>
    picture.entry(index + 1, terms.sibillaPlace[position], terms.sibilla[card], reversed),
  );
  return drawTable({
    id: "sibilla",
    lang,
    title: terms.sibillaSpread[spread],
    desc: listed.join("; "),
    width,
    height,
    scale,
    cards: cards.map(({ card, reversed }, index) => ({
      ...spots[index]!,
      face: drawSibilla(card, named ? terms.sibilla[card] : null, reversed),
    })),
    listed,
  });
}

/** Three packs of three across and three down, the corners empty. */
function crossOf() {
  const scale = 0.66;
  const [stepX, stepY] = [CARD.width * scale + 4, CARD.height * scale + 12];
  const pack = 3 * stepX + 18;
  const spots = SPOTS.flatMap(([column, row]) =>
    [0, 1, 2].map((index) => ({
      x: MARGIN + column * pack + index * stepX + stepX / 2,
      y: MARGIN + row * stepY + (CARD.height * scale) / 2,
    })),
  );
  return {
    scale,
    spots,
    width: Math.max(WIDE, Math.ceil(3 * pack + MARGIN)),
    height: 2 * MARGIN + 3 * stepY,
  };
}
