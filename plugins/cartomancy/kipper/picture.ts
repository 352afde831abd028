/** The cards as they lie: a line, three rows of three, or four of nine. */
import type { Lang } from "#sdk";
import { drawTable, rowsOf } from "../core/table.ts";
import type { KipperAnswer } from "./answer.ts";
import { drawKipper } from "./face.ts";
import { columnsOf } from "./spreads.ts";
import type { KipperWords } from "./words/en.ts";

const [WIDTH, WIDE] = [372, 900];
/** From this scale on a name on a card can be read. */
const NAMED_FROM = 0.75;

/** Draws the spread with the names of its cards, the main person and the matter ringed. */
export function drawSpread(
  { spread, cards, person, topic }: KipperAnswer,
  { terms, picture }: KipperWords,
  lang: Lang,
): string {
  const width = spread === "full" ? WIDE : WIDTH;
  const { scale, spots, height } = rowsOf(columnsOf(spread), cards.length, width);
  const named = scale >= NAMED_FROM;
  const listed = cards.map(({ place, card }) => picture.entry(place, terms.kipper[card]));
  return drawTable({
    id: "kipper",
    lang,
    title: terms.kipperSpread[spread],
    desc: listed.join("; "),
    width,
    height,
    scale,
    cards: cards.map(({ card, place }, index) => ({
      ...spots[index]!,
      face: drawKipper(card, named ? terms.kipper[card] : null),
      marked: place === person?.place || place === topic?.place,
    })),
    listed: named ? [] : listed,
  });
}
