/** 撲克牌之名，繁體中文。 */
import { CARDS, rankOf, suitOf, type CardId, type Suit } from "./card.ts";

const SUITS: Readonly<Record<Suit, string>> = {
  hearts: "紅心",
  clubs: "梅花",
  diamonds: "方塊",
  spades: "黑桃",
};

export const playingCard = Object.fromEntries([
  ...CARDS.map((card) => [card, `${SUITS[suitOf(card)!]} ${rankOf(card)!}`]),
  ["joker", "鬼牌"],
]) as Readonly<Record<CardId, string>>;
