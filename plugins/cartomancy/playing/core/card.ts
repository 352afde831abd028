/** Playing cards of the French suits. */
import { vocabulary } from "#sdk";

export const SUITS = ["hearts", "clubs", "diamonds", "spades"] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];
export type CardId = `${Rank}-of-${Suit}` | "joker";

/** By value: hearts 1-13, clubs 14-26, diamonds 27-39, spades 40-52. */
export const CARDS: readonly CardId[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardId => `${rank}-of-${suit}`),
);
export const PLAYING_CARD = vocabulary<"playingCard", CardId>("playingCard", ["joker", ...CARDS]);

export function suitOf(card: CardId): Suit | null {
  return card === "joker" ? null : (card.split("-of-")[1] as Suit);
}
export function rankOf(card: CardId): Rank | null {
  return card === "joker" ? null : (card.split("-of-")[0] as Rank);
}
