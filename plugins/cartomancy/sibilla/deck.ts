/**
 * The deck: the playing card of each scene, whether it is good or ill on either end, and who is on it.
 *
 * @source order, suits and titles: see `terms.ts`. Custom of readers of the deck for good and ill: hearts and clubs
 *   mostly good, spades ill, diamonds in between; black cards press upon red ones. The figures are this service's own
 */
import type { DeckCard } from "../core/card.ts";
import { RANKS, type Rank, type Suit } from "../playing/core/card.ts";
import { elementOf, timeOf } from "../playing/core/sense.ts";
import { SIBILLA, type SibillaId } from "./terms.ts";

export interface SibillaCard extends DeckCard<SibillaId> {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly polarityReversed: number;
}

const SUITS: readonly Suit[] = ["hearts", "clubs", "diamonds", "spades"];
/** Ace to king, upright. */
const UPRIGHT: Readonly<Record<Suit, readonly number[]>> = {
  hearts: [0, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1],
  clubs: [2, 2, 1, 1, 2, 1, 2, 1, 1, -1, 1, 1, 1],
  diamonds: [0, 0, 1, -2, -1, 0, 1, 0, -1, -2, 1, 1, 1],
  spades: [-2, -1, -1, -2, -2, -1, -2, -2, -2, -1, -1, -2, 0],
};
/** Ace to king, on its head. */
const REVERSED: Readonly<Record<Suit, readonly number[]>> = {
  hearts: [-1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1],
  clubs: [-1, 0, -1, 0, 1, 0, 0, -1, -1, 0, -1, -1, -1],
  diamonds: [-1, -1, 0, 0, -2, -1, -1, -1, -2, -1, -1, -1, -1],
  spades: [-1, -2, -1, -1, -1, 0, -1, -1, -1, -2, 0, -1, -1],
};

/** By suit from the ace: hearts, clubs, diamonds, spades. */
export const DECK: readonly SibillaCard[] = SIBILLA.ids.map((id, index) => {
  const suit = SUITS[Math.floor(index / RANKS.length)]!;
  const at = index % RANKS.length;
  return {
    id,
    suit,
    rank: RANKS[at]!,
    polarity: UPRIGHT[suit][at]!,
    polarityReversed: REVERSED[suit][at]!,
    element: elementOf(suit),
    time: timeOf(suit, RANKS[at]!),
  };
});

export const cardOf = (id: SibillaId): SibillaCard => DECK[SIBILLA.ids.indexOf(id)]!;

/** How a card counts as it lies. */
export const polarityOf = (card: SibillaCard, reversed: boolean): number =>
  reversed ? card.polarityReversed : card.polarity;

/** Whether somebody in particular is meant: a court card. */
export const isPerson = ({ rank }: SibillaCard): boolean => "JQK".includes(rank);
