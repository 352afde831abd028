/**
 * The 36 decans of the pip cards two to ten.
 *
 * Rule: cardinal signs hold the 2, 3 and 4 of their element's suit, fixed signs the 5, 6 and 7,
 * mutable signs the 8, 9 and 10; planets follow the Chaldean order from Mars at 0° Aries, Mars
 * standing both last in Pisces and first in Aries.
 *
 * @source Golden Dawn "Book T", printed as "A Description of the Cards of the Tarot" in
 * The Equinox I.8 (1912): the cups, swords and pentacles were compared with its text card by card,
 * all 36 rows with two later listings of its decans.
 */
import type { Body, Sign } from "#lore";
import type { Suit } from "./card.ts";

/** Ten degrees of the zodiac and the pip card that stands for them. */
export interface Decan {
  readonly sign: Sign;
  /** First degree within the sign: 0, 10 or 20. */
  readonly fromDeg: 0 | 10 | 20;
  readonly planet: Body;
  readonly suit: Suit;
  /** 2 to 10. */
  readonly number: number;
}

/** All 36 decans in the order of the zodiac, index 0 is 0°-10° Aries. */
export const DECANS: readonly Decan[] = [
  { sign: "aries", fromDeg: 0, planet: "mars", suit: "wands", number: 2 },
  { sign: "aries", fromDeg: 10, planet: "sun", suit: "wands", number: 3 },
  { sign: "aries", fromDeg: 20, planet: "venus", suit: "wands", number: 4 },
  { sign: "taurus", fromDeg: 0, planet: "mercury", suit: "pentacles", number: 5 },
  { sign: "taurus", fromDeg: 10, planet: "moon", suit: "pentacles", number: 6 },
  { sign: "taurus", fromDeg: 20, planet: "saturn", suit: "pentacles", number: 7 },
  { sign: "gemini", fromDeg: 0, planet: "jupiter", suit: "swords", number: 8 },
  { sign: "gemini", fromDeg: 10, planet: "mars", suit: "swords", number: 9 },
  { sign: "gemini", fromDeg: 20, planet: "sun", suit: "swords", number: 10 },
  { sign: "cancer", fromDeg: 0, planet: "venus", suit: "cups", number: 2 },
  { sign: "cancer", fromDeg: 10, planet: "mercury", suit: "cups", number: 3 },
  { sign: "cancer", fromDeg: 20, planet: "moon", suit: "cups", number: 4 },
  { sign: "leo", fromDeg: 0, planet: "saturn", suit: "wands", number: 5 },
  { sign: "leo", fromDeg: 10, planet: "jupiter", suit: "wands", number: 6 },
  { sign: "leo", fromDeg: 20, planet: "mars", suit: "wands", number: 7 },
  { sign: "virgo", fromDeg: 0, planet: "sun", suit: "pentacles", number: 8 },
  { sign: "virgo", fromDeg: 10, planet: "venus", suit: "pentacles", number: 9 },
  { sign: "virgo", fromDeg: 20, planet: "mercury", suit: "pentacles", number: 10 },
  { sign: "libra", fromDeg: 0, planet: "moon", suit: "swords", number: 2 },
  { sign: "libra", fromDeg: 10, planet: "saturn", suit: "swords", number: 3 },
  { sign: "libra", fromDeg: 20, planet: "jupiter", suit: "swords", number: 4 },
  { sign: "scorpio", fromDeg: 0, planet: "mars", suit: "cups", number: 5 },
  { sign: "scorpio", fromDeg: 10, planet: "sun", suit: "cups", number: 6 },
  { sign: "scorpio", fromDeg: 20, planet: "venus", suit: "cups", number: 7 },
  { sign: "sagittarius", fromDeg: 0, planet: "mercury", suit: "wands", number: 8 },
  { sign: "sagittarius", fromDeg: 10, planet: "moon", suit: "wands", number: 9 },
  { sign: "sagittarius", fromDeg: 20, planet: "saturn", suit: "wands", number: 10 },
  { sign: "capricorn", fromDeg: 0, planet: "jupiter", suit: "pentacles", number: 2 },
  { sign: "capricorn", fromDeg: 10, planet: "mars", suit: "pentacles", number: 3 },
  { sign: "capricorn", fromDeg: 20, planet: "sun", suit: "pentacles", number: 4 },
  { sign: "aquarius", fromDeg: 0, planet: "venus", suit: "swords", number: 5 },
  { sign: "aquarius", fromDeg: 10, planet: "mercury", suit: "swords", number: 6 },
  { sign: "aquarius", fromDeg: 20, planet: "moon", suit: "swords", number: 7 },
  { sign: "pisces", fromDeg: 0, planet: "saturn", suit: "cups", number: 8 },
  { sign: "pisces", fromDeg: 10, planet: "jupiter", suit: "cups", number: 9 },
  { sign: "pisces", fromDeg: 20, planet: "mars", suit: "cups", number: 10 },
];

/**
 * The decan of a pip card.
 *
 * @param number 2 to 10; aces and courts have no decan of their own
 * @throws {RangeError} if no decan belongs to the card
 */
export function decanOf(suit: Suit, number: number): Decan {
  const decan = DECANS.find((row) => row.suit === suit && row.number === number);
  if (!decan) throw new RangeError(`Cannot find a decan: no row for ${number} of ${suit}`);
  return decan;
}
