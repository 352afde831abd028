/** The cards as they lie: a row, two rows of three, or three tens beneath the surprise. */
import type { Lang } from "#sdk";
import { CARD } from "../../core/face.ts";
import { drawTable, rowsOf } from "../../core/table.ts";
import type { PlayingAnswer } from "./answer.ts";
import { drawPlaying } from "./face.ts";
import type { PlayingWords } from "./words/en.ts";

const [WIDTH, WIDE] = [372, 640];
const SURPRISE = 2;
const TEN = 10;

/** Draws the spread. */
export function drawCards(
  { spread, cards }: PlayingAnswer,
  { terms, picture }: PlayingWords,
  lang: Lang,
): string {
  const whole = spread === "pastPresentFuture";
  const { scale, spots, height } = whole ? tens() : rowsOf(3, cards.length, WIDTH);
  const listed = cards.map(({ card, position, reversed }, index) =>
    picture.entry(index + 1, terms.playingPlace[position], terms.playingCard[card], reversed),
  );
  return drawTable({
    id: "playing-cards",
    lang,
    title: terms.playingSpread[spread],
    desc: listed.join("; "),
    width: whole ? WIDE : WIDTH,
    height,
    scale,
    cards: cards.map(({ card, reversed }, index) => ({
      ...spots[index]!,
      face: drawPlaying(card, whole ? null : terms.playingCard[card], reversed),
    })),
    listed: whole
      ? [
          picture.rows(
            ["surprise", "past", "present", "future"].map(
              (one) => terms.playingPlace[one as "past"],
            ),
          ),
        ]
      : listed,
  });
}

/** The two of the surprise above, each ten a row below. */
function tens() {
  const rows = rowsOf(TEN, 3 * TEN, WIDE);
  const step = CARD.height * rows.scale + 8;
  const first = rows.spots[0]!;
  const surprise = Array.from({ length: SURPRISE }, (_, index) => ({
    x: WIDE / 2 + (index - 0.5) * (CARD.width * rows.scale + 8),
    y: first.y,
  }));
  return {
    scale: rows.scale,
    spots: [...surprise, ...rows.spots.map(({ x, y }) => ({ x, y: y + step }))],
    height: rows.height + step,
  };
}
