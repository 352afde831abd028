/**
 * Elements and times of playing cards.
 *
 * @source Suits of the tarot and of playing cards beside each other: clubs wands, hearts cups, spades swords, diamonds
 *   coins. That clubs count days, spades and hearts weeks and diamonds months is this service's own choice among
 *   customs that differ
 */
import type { Element, SpanUnit } from "#lore";
import type { CardTime } from "../../core/card.ts";
import type { Rank, Suit } from "./card.ts";

const ELEMENTS: Readonly<Record<Suit, Element>> = {
  clubs: "fire",
  hearts: "water",
  spades: "air",
  diamonds: "earth",
};
const UNITS: Readonly<Record<Suit, SpanUnit>> = {
  clubs: "days",
  spades: "weeks",
  hearts: "weeks",
  diamonds: "months",
};

export const elementOf = (suit: Suit): Element => ELEMENTS[suit];

/** Pips count, an ace as one; court cards name the unit alone. */
export function timeOf(suit: Suit, rank: Rank): CardTime {
  const count = rank === "A" ? 1 : Number(rank);
  return { count: Number.isNaN(count) ? null : count, unit: UNITS[suit] };
}
