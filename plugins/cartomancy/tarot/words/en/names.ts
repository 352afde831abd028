/** Names of cards, suits, ranks and heavens in English. */
import type { Body, Element, Sign } from "#lore";
import type { CardId, Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

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

const bodies: Readonly<Partial<Record<Body, string>>> = {
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
};

/** The seven bodies that rule decans and trumps. */
export function bodyOf(body: Body): string {
  return bodies[body] ?? body;
}

export const signs: Readonly<Record<Sign, string>> = {
  aries: "Aries",
  taurus: "Taurus",
  gemini: "Gemini",
  cancer: "Cancer",
  leo: "Leo",
  virgo: "Virgo",
  libra: "Libra",
  scorpio: "Scorpio",
  sagittarius: "Sagittarius",
  capricorn: "Capricorn",
  aquarius: "Aquarius",
  pisces: "Pisces",
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
