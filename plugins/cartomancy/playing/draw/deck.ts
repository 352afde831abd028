/**
 * Packs of 32 and 52, and whether a card is good or ill, upright and on its head.
 *
 * @source P. R. S. Foli, Fortune-Telling by Cards (1904) for the 32; R. Chambers, The Book of Days (1864) for two to six.
 *   Their figures of good and ill are this service's own, after those senses
 */
import { vocabulary, type IdOf } from "#sdk";
import type { DeckCard } from "../../core/card.ts";
import {
  CARDS,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type CardId,
  type Rank,
  type Suit,
} from "../core/card.ts";
import { elementOf, timeOf } from "../core/sense.ts";

export type PlayingId = Exclude<CardId, "joker">;
export const PIQUET_RANKS = ["A", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type PiquetRank = (typeof PIQUET_RANKS)[number];

/** Ranks as terms: the ids stand on the cards. */
export const RANK = vocabulary("playingRank", RANKS);
export const SUIT = vocabulary("playingSuit", SUITS);

/** Ace to king. */
const UPRIGHT: Readonly<Record<Suit, readonly number[]>> = {
  hearts: [1, 2, -1, -1, 1, 1, 1, 1, 2, 2, 0, 1, 1],
  clubs: [2, -1, 0, -1, 1, 2, 0, 1, 2, 2, 1, 1, 1],
  diamonds: [1, 0, -1, -1, 0, 0, -1, 1, -1, 0, -1, -1, -1],
  spades: [1, 0, -1, -1, -1, 0, -1, -1, -2, -2, -1, -1, -1],
};
/** Ace, then seven to king. */
const REVERSED: Readonly<Record<Suit, readonly number[]>> = {
  hearts: [0, -1, -1, -1, 0, -1, -1, -1],
  clubs: [0, -1, -1, 1, 0, -1, -1, -1],
  diamonds: [-1, -1, -1, -2, -1, -1, -1, -2],
  spades: [-2, 0, -1, -2, -1, -2, -1, 0],
};

export interface PlayingCard extends DeckCard<PlayingId> {
  readonly rank: Rank;
  readonly suit: Suit;
  /** Of the card on its head; null where it is not of the 32. */
  readonly polarityReversed: number | null;
}

const ALL: readonly PlayingCard[] = CARDS.map((card) => {
  const [id, rank, suit] = [card as PlayingId, rankOf(card)!, suitOf(card)!];
  const turned = PIQUET_RANKS.indexOf(rank as PiquetRank);
  return {
    id,
    rank,
    suit,
    polarity: UPRIGHT[suit][RANKS.indexOf(rank)]!,
    polarityReversed: turned < 0 ? null : REVERSED[suit][turned]!,
    element: elementOf(suit),
    time: timeOf(suit, rank),
  };
});

/** The pack of so many cards, suit by suit from the ace. */
export function packOf(count: "32" | "52"): readonly PlayingCard[] {
  return count === "52" ? ALL : ALL.filter(({ polarityReversed }) => polarityReversed !== null);
}

/** How a card counts as it lies. */
export const polarityOf = (card: PlayingCard, reversed: boolean): number =>
  reversed ? card.polarityReversed! : card.polarity;
