/** The cards as they lie: a line, or a square of nine. */
import type { Lang } from "#sdk";
import { drawTable, rowsOf } from "../../core/table.ts";
import { drawLenormand } from "../core/face.ts";
import type { DrawAnswer } from "./answer.ts";
import type { DrawWords } from "./words/en.ts";

const WIDTH = 372;
/** From this scale on a name on a card can be read. */
const NAMED_FROM = 0.9;

/** Draws the spread with the names of its cards. */
export function drawSpread(
  { spread, cards }: DrawAnswer,
  { terms, picture }: DrawWords,
  lang: Lang,
): string {
  const { scale, spots, height } = rowsOf(spread === "five" ? 5 : 3, cards.length, WIDTH);
  const named = scale >= NAMED_FROM;
  const listed = cards.map(({ place, card }) => picture.entry(place, terms.lenormand[card]));
  return drawTable({
    id: "lenormand",
    lang,
    title: terms.lenormandSpread[spread],
    desc: listed.join("; "),
    width: WIDTH,
    height,
    scale,
    cards: cards.map(({ card }, index) => ({
      ...spots[index]!,
      face: drawLenormand(card, named ? terms.lenormand[card] : null),
    })),
    listed: named ? [] : listed,
  });
}
