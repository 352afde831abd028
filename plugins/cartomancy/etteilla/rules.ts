/**
 * Several of one rank in a stroke, and neighbours whose keywords are read on.
 *
 * @source Etteilla’s counts of equal ranks as A. E. Waite, The Pictorial Key to the Tarot (1910), III, has them: the
 *   recurrence of cards in the dealing. Where half or fewer are reversed, the upright sense is read
 */
import type { Drawn } from "../core/deal.ts";
import { RANK, type Rank } from "../tarot/card.ts";
import type { EtteillaCard } from "./deck.ts";

export interface Company {
  readonly rank: Rank;
  readonly count: number;
  /** Whether the reversed sense is read: more than half stand on their heads. */
  readonly reversed: boolean;
}

/** The companies in a stroke, the largest first. */
export function companiesIn(cards: readonly Drawn<EtteillaCard>[]): readonly Company[] {
  return RANK.ids
    .flatMap((rank) => {
      const same = cards.filter(({ card }) => card.rank === rank);
      if (same.length < 2) return [];
      const turned = same.filter(({ reversed }) => reversed).length;
      return [{ rank, count: same.length, reversed: 2 * turned > same.length }];
    })
    .sort((a, b) => b.count - a.count);
}
