/**
 * The 36 cards: their order, the playing card in the corner of each, and whether a card is good or ill by itself.
 *
 * @source J. K. Hechtel, Das Spiel der Hoffnung (1799) for order and playing cards; the sheet under the name of Philippe
 *   Lenormand (c. 1846) for good and ill
 */
import { vocabulary, type IdOf } from "#sdk";
import type { DeckCard } from "../../core/card.ts";
import type { Rank, Suit } from "../../playing/core/card.ts";
import { elementOf, timeOf } from "../../playing/core/sense.ts";

export const LENORMAND = vocabulary("lenormand", [
  "rider",
  "clover",
  "ship",
  "house",
  "tree",
  "clouds",
  "snake",
  "coffin",
  "bouquet",
  "scythe",
  "rod",
  "birds",
  "child",
  "fox",
  "bear",
  "stars",
  "stork",
  "dog",
  "tower",
  "park",
  "mountain",
  "ways",
  "mice",
  "heart",
  "ring",
  "book",
  "letter",
  "gentleman",
  "lady",
  "lily",
  "sun",
  "moon",
  "key",
  "fish",
  "anchor",
  "cross",
]);
export type LenormandId = IdOf<typeof LENORMAND>;

/** Playing cards in the corners, from the Rider. */
const INSETS =
  "9h 6d 10s Kh 7h Kc Qc 9d Qs Jd Jc 7d Js 9c 10c 6h Qh 10h 6s 8s 8c Qd 7c Jh Ac 10d 7s Ah As Ks Ad 8h 8d Kd 9s 6c".split(
    " ",
  );
const SUITS: Readonly<Record<string, Suit>> = {
  h: "hearts",
  d: "diamonds",
  s: "spades",
  c: "clubs",
};
/** `+` good, `-` ill, `0` neither. */
const NATURES = "+++++---+---+-0+0+0+-0-+00000++++++-";

/** A card of the deck with its playing card. */
export interface LenormandCard extends DeckCard<LenormandId> {
  readonly number: number;
  readonly inset: { readonly rank: Rank; readonly suit: Suit };
}

/** In the order of their numbers. */
export const DECK: readonly LenormandCard[] = LENORMAND.ids.map((id, index) => {
  const inset = INSETS[index]!;
  const [rank, suit] = [inset.slice(0, -1) as Rank, SUITS[inset.at(-1)!]!];
  return {
    id,
    number: index + 1,
    polarity: { "+": 2, "0": 0, "-": -2 }[NATURES[index]!]!,
    inset: { rank, suit },
    element: elementOf(suit),
    time: timeOf(suit, rank),
  };
});

/** A card by its id. */
export const cardOf = (id: LenormandId): LenormandCard => DECK[LENORMAND.ids.indexOf(id)]!;
