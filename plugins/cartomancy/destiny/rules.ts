/**
 * The cards of the Mystic Test Book: birth card, planetary ruler and the row of a year.
 *
 * @source O. H. Richmond, The Mystic Test Book, or The Magic of the Cards (1893): value of a date; the quadration, by
 * which the natural order becomes the spreads of ninety years and after ninety comes back to itself
 */
import { SIGN, type Sign } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { CARDS, type CardId } from "../playing/core/card.ts";

/** 55 less twice the month less the day; 0 is the Joker, 31 December. */
export const solarValueOf = (month: number, day: number): number => 55 - (2 * month + day);

export const cardOf = (value: number): CardId => (value === 0 ? "joker" : CARDS[value - 1]!);

/**
 * One quadration: the deck is dealt by threes on four piles and the last four cards one by one, each upon the others;
 * the piles are laid together, the last first, dealt one by one, and laid together in the same way.
 */
export function quadrate(deck: readonly CardId[]): readonly CardId[] {
  const piles: CardId[][] = [[], [], [], []];
  for (let at = 0; at < 48; at += 3) piles[(at / 3) % 4]!.unshift(...deck.slice(at, at + 3));
  deck.slice(48).forEach((card, index) => piles[index]!.unshift(card));
  const again: CardId[][] = [[], [], [], []];
  piles
    .toReversed()
    .flat()
    .forEach((card, index) => again[index % 4]!.unshift(card));
  return again.toReversed().flat();
}

/** The spread of a life, which is also that of the first year. */
export const LIFE_SPREAD: readonly CardId[] = quadrate(CARDS);
/** After so many quadrations the deck is as it was. */
export const YEARS = 90;

/** Planets in the order of a row. */
export const PLANET = vocabulary("rowPlanet", [
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
]);
export type Planet = IdOf<typeof PLANET>;

/** The seven cards that follow a card in a spread, which runs round. */
function rowOf(spread: readonly CardId[], card: CardId): readonly CardId[] {
  const at = spread.indexOf(card);
  return PLANET.ids.map((_, index) => spread[(at + index + 1) % spread.length]!);
}

/** How far from the birth card the card of each sign's ruler lies in the spread of life; the Moon's is the one before. */
const RULERS: Readonly<Record<Sign, number>> = {
  aries: 3,
  taurus: 2,
  gemini: 1,
  cancer: -1,
  leo: 0,
  virgo: 1,
  libra: 2,
  scorpio: 3,
  sagittarius: 4,
  capricorn: 5,
  aquarius: 6,
  pisces: 7,
};
export const signOf = (longitudeDeg: number): Sign => SIGN.ids[Math.floor(longitudeDeg / 30)]!;

/** The planetary ruling card; null for the Joker, who stands in no spread. */
export function rulingCardOf(card: CardId, sign: Sign): CardId | null {
  if (card === "joker") return null;
  const at = LIFE_SPREAD.indexOf(card) + RULERS[sign];
  return LIFE_SPREAD[(at + LIFE_SPREAD.length) % LIFE_SPREAD.length]!;
}

/** The seven cards of a year of life, each for 52 days from the birthday. */
export function yearRowOf(card: CardId, age: number): readonly CardId[] | null {
  if (card === "joker") return null;
  let spread = LIFE_SPREAD;
  for (let year = 0; year < age % YEARS; year++) spread = quadrate(spread);
  return rowOf(spread, card);
}
