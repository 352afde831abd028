/** Names of cards, suits, ranks and heavens in English. */
import type { Element } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import type { CardId, Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

export const { body: bodies, sign: signs } = lore;

export const suits: Readonly<Record<Suit, string>> = {
  wands: "Wands",
  cups: "Cups",
  swords: "Swords",
  pentacles: "Pentacles",
};

export const ranks: Readonly<Record<Rank, string>> = {
  ace: "Ace",
  two: "Two",
  three: "Three",
  four: "Four",
  five: "Five",
  six: "Six",
  seven: "Seven",
  eight: "Eight",
  nine: "Nine",
  ten: "Ten",
  page: "Page",
  knight: "Knight",
  queen: "Queen",
  king: "King",
};

/** Aces, Sixes, Queens. */
export function ranksOf(rank: Rank): string {
  return rank === "six" ? "Sixes" : `${ranks[rank]}s`;
}

export const elements: Readonly<Record<Element, string>> = {
  fire: "Fire",
  earth: "Earth",
  air: "Air",
  water: "Water",
};

/** The Fool, Two of Cups reversed. */
export function nameOf({ card, reversed }: Face): string {
  return cards[card].name + (reversed ? " reversed" : "");
}

/** Trumps that are named after a quality and take no article in running English. */
const WITHOUT_ARTICLE: readonly CardId[] = [
  "strength",
  "justice",
  "death",
  "temperance",
  "judgement",
];

/** A card inside a sentence: "the Fool reversed", "Justice". */
export function inProse({ card, reversed }: Face): string {
  const bare = nameOf({ card, reversed }).replace(/^The /, "");
  return WITHOUT_ARTICLE.includes(card) ? bare : `the ${bare}`;
}
