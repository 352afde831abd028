/** How cards come from a deck, whatever the deck. */
import type { Random } from "#sdk";

/** A card as it lies on the table. */
export interface Drawn<Card> {
  readonly card: Card;
  readonly reversed: boolean;
}

/**
 * Deals cards without putting any back.
 *
 * Order of the random numbers, so that anyone can repeat the deal: for each card in turn, first
 * `below(n)` with n the number of cards still in the deck, which counts into them in deck order from
 * 0; then, where reversals are allowed, `below(2)`, and 1 turns the card upside down.
 *
 * @param count number of cards, at most those of the deck
 */
export function deal<Card>(
  random: Random,
  deck: readonly Card[],
  count: number,
  reversals: boolean,
): readonly Drawn<Card>[] {
  const left = [...deck];
  return Array.from({ length: count }, () => {
    const [card] = left.splice(random.below(left.length), 1);
    const reversed = reversals && random.below(2) === 1;
    return { card: card!, reversed };
  });
}
