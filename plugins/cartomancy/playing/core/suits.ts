/** Which suit leads among cards. */
import { SUITS, type Suit } from "./card.ts";

/** The suit with most cards, more than any other; null where none leads. */
export function leadingSuit(cards: readonly { readonly suit: Suit }[]): Suit | null {
  const counts = SUITS.map((suit) => cards.filter((card) => card.suit === suit).length);
  const most = Math.max(...counts);
  const isShared = counts.filter((count) => count === most).length > 1;
  return isShared || most < 2 ? null : SUITS[counts.indexOf(most)]!;
}
