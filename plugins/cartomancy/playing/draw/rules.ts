/**
 * What cards say together: several of one rank, neighbours with a sense of their own, the suit that leads.
 *
 * @source P. R. S. Foli, Fortune-Telling by Cards (1904): signification of quartettes, triplets and pairs, and of cards
 *   in combination
 */
import { vocabulary } from "#sdk";
import { PIQUET_RANKS, type PiquetRank, type PlayingCard, type PlayingId } from "./deck.ts";
import type { Drawn } from "../../core/deal.ts";

export type Count = 2 | 3 | 4;

/** Several cards of one rank among the 32. */
export interface Company {
  readonly rank: PiquetRank;
  readonly count: Count;
  /** How many of them stand on their heads: it takes from the sense. */
  readonly reversed: number;
}

/** The companies among cards, the largest first. */
export function companiesIn(cards: readonly Drawn<PlayingCard>[]): readonly Company[] {
  return PIQUET_RANKS.flatMap((rank) => {
    const same = cards.filter(({ card }) => card.rank === rank);
    if (same.length < 2) return [];
    const reversed = same.filter((one) => one.reversed).length;
    return [{ rank, count: same.length as Count, reversed }];
  }).sort((a, b) => b.count - a.count);
}

/** Neighbours with a sense of their own, in either order. */
const COUPLES = {
  delay: ["10-of-diamonds", "7-of-spades"],
  loveJourney: ["10-of-diamonds", "8-of-clubs"],
  sureJourney: ["9-of-diamonds", "8-of-hearts"],
  undertaking: ["8-of-diamonds", "8-of-hearts"],
  deepLove: ["8-of-diamonds", "8-of-clubs"],
  quarrel: ["7-of-diamonds", "Q-of-diamonds"],
  uncertainty: ["7-of-diamonds", "Q-of-clubs"],
  goodNews: ["7-of-diamonds", "Q-of-hearts"],
  fortune: ["10-of-clubs", "A-of-clubs"],
  wishGranted: ["9-of-hearts", "A-of-hearts"],
} as const satisfies Readonly<Record<string, readonly [PlayingId, PlayingId]>>;
export type Couple = keyof typeof COUPLES;
export const COUPLE = vocabulary("couple", Object.keys(COUPLES) as [Couple, ...Couple[]]);

/** The couples among cards that lie side by side. */
export function couplesIn(cards: readonly PlayingId[]): readonly Couple[] {
  return COUPLE.ids.filter((couple) => {
    const [a, b] = COUPLES[couple];
    return cards.some(
      (card, index) =>
        (card === a && cards[index + 1] === b) || (card === b && cards[index + 1] === a),
    );
  });
}
