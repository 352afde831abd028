/**
 * Trumps of a birth date, and the cards of the degree of the Sun.
 *
 * @source A. Arrien, The Tarot Handbook (1987); M. K. Greer, Tarot Constellations (1987): the date added as whole
 * numbers, its digits added until 22 or less; Golden Dawn Book T (decans and courts of the zodiac)
 */
import { SIGN, type Sign } from "#lore";
import { CARD, TRUMPS, type CardId, type Suit } from "../tarot/card.ts";
import { DECANS } from "../tarot/decans.ts";
import { DECK } from "../tarot/deck.ts";

const digitSum = (value: number) => [...String(value)].reduce((sum, one) => sum + Number(one), 0);

/** A sum brought to 22 or less, step by step; the last is the number of the card. */
export function stepsOf(sum: number): readonly number[] {
  const steps = [sum];
  while (steps.at(-1)! > 22) steps.push(digitSum(steps.at(-1)!));
  return steps;
}

/** The personality card, and those that its digits add to: 19, 10, 1. */
export function chainOf(number: number): readonly number[] {
  const chain = [number];
  while (chain.at(-1)! > 9) chain.push(digitSum(chain.at(-1)!));
  return chain;
}

/** The trump of a number from 1 to 22; 22 is the Fool. Strength is 8, Justice 11. */
export const trumpOf = (number: number): CardId => TRUMPS[number % 22]!;

const SUITS: Readonly<Record<string, Suit>> = {
  fire: "wands",
  water: "cups",
  air: "swords",
  earth: "pentacles",
};
const ELEMENTS = ["fire", "earth", "air", "water"] as const;
const RANKS = ["queen", "knight", "king"] as const;

/** What the degree of the Sun answers to. */
export function cardsOfDegree(longitudeDeg: number): {
  readonly sign: Sign;
  readonly degree: number;
  readonly decan: CardId;
  readonly court: CardId;
  readonly trump: CardId;
} {
  const degree = ((longitudeDeg % 360) + 360) % 360;
  const { suit, number } = DECANS[Math.floor(degree / 10)]!;
  const decan = DECK.find((card) => card.suit === suit && card.number === number)!;
  // Courts hold the last third of one sign and two of the next: queens cardinal, knights fixed, kings mutable.
  const next = Math.floor(((degree + 10) % 360) / 30);
  const court = `${RANKS[next % 3]!}-of-${SUITS[ELEMENTS[next % 4]!]!}` as CardId;
  const sign = SIGN.ids[Math.floor(degree / 30)]!;
  const trump = DECK.find(({ astro }) => astro.code === "ofSign" && astro.with.sign === sign)!;
  return {
    sign,
    degree: Math.round(100 * (degree % 30)) / 100,
    decan: decan.id,
    court,
    trump: trump.id,
  };
}

/** Place of a card in the deck. */
export const indexOf = (card: CardId): number => CARD.ids.indexOf(card);
