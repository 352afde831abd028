/** The cards of the birth in a row, those of the year and the degree below. */
import { framePicture, label, type Lang } from "#sdk";
import type { CardId } from "../tarot/card.ts";
import { DECK } from "../tarot/deck.ts";
import { numberOf, numeralOf } from "../tarot/numbering.ts";
import { CARD, drawFace } from "../tarot/picture/face.ts";
import type { BirthCardsAnswer } from "./answer.ts";
import { indexOf } from "./rules.ts";
import type { BirthCardsWords } from "./words/en.ts";

const COLUMN = 118;
const ROW = CARD.height + 44;

/** Draws the cards. */
export function drawBirthCards(
  { chain, year, sun }: BirthCardsAnswer,
  { terms, picture }: BirthCardsWords,
  lang: Lang,
): string {
  const rows: readonly (readonly (readonly [CardId, string])[])[] = [
    chain.map(({ card }, index) => [card, picture.place(index, chain.length)] as const),
    [
      [year.card, picture.year(year.year)],
      [sun.decan, picture.decan],
      [sun.court, picture.court],
    ],
  ];
  const cards = rows.flatMap((row, at) =>
    row.map(([card, text], index) => {
      const x = 190 + COLUMN * (index - (row.length - 1) / 2);
      return { card, text, x, y: 106 + ROW * at };
    }),
  );
  return framePicture(
    {
      id: "birth-cards",
      lang,
      title: picture.title,
      desc: cards.map(({ card, text }) => `${text}: ${terms.card[card]}`).join("; "),
      width: 380,
      height: 2 * ROW + 14,
      paper: "#efe9dc",
    },
    ...cards.map(({ card, text, x, y }) => {
      const one = DECK[indexOf(card)]!;
      const face = { ...one, number: numberOf(one, "rider"), numeral: numeralOf(one, "rider") };
      return `<g transform="translate(${x} ${y})">${drawFace(face, terms.card[card], false)}</g>${label(x, y + 110, 14, text)}`;
    }),
  );
}
