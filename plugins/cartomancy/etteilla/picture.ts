/** A stroke as it lies, dealt from the right: three, seven or twelve. */
import type { Lang } from "#sdk";
import { drawTable, rowsOf } from "../core/table.ts";
import type { EtteillaAnswer } from "./answer.ts";
import { drawEtteilla } from "./face.ts";
import type { EtteillaWords } from "./words/en.ts";

const WIDTH = 372;
const COLUMNS = { three: 3, seven: 4, twelve: 4 } as const;
/** From this scale on keywords on a card can be read. */
const NAMED_FROM = 0.9;

/** Draws the stroke with a list of its cards. */
export function drawStroke(
  { spread, cards, questioner }: EtteillaAnswer,
  { terms, picture }: EtteillaWords,
  lang: Lang,
): string {
  const { scale, spots, height } = rowsOf(COLUMNS[spread], cards.length, WIDTH);
  const listed = cards.map(({ number, card, reversed, keyword }, index) =>
    picture.entry(index + 1, number, terms.etteilla[card], keyword, reversed),
  );
  return drawTable({
    id: "etteilla",
    lang,
    title: terms.etteillaSpread[spread],
    desc: listed.join("; "),
    width: WIDTH,
    height,
    scale,
    cards: cards.map(({ card, reversed }, index) => ({
      // From right to left.
      x: WIDTH - spots[index]!.x,
      y: spots[index]!.y,
      face: drawEtteilla(card, scale >= NAMED_FROM, reversed),
      marked: questioner === index + 1,
    })),
    listed,
  });
}
