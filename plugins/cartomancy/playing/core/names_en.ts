/** Names of playing cards in English. */
import { CARDS, rankOf, suitOf, type CardId, type Rank } from "./card.ts";

const RANKS: Readonly<Record<Rank, string>> = {
  A: "ace",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};

export const playingCard = Object.fromEntries([
  ...CARDS.map((card) => [card, `${RANKS[rankOf(card)!]} of ${suitOf(card)!}`]),
  ["joker", "Joker"],
]) as Readonly<Record<CardId, string>>;
