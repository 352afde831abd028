/**
 * The three divisions of Krishnamurti: star, sub and sub-sub, each by the years of Vimshottari, and the 249 numbers.
 *
 * Borders are whole thirds of a second of arc, so that no float decides on which side a border lies.
 *
 * @source K. S. Krishnamurti, Readers II and VI
 */
import { SIGN_LORDS, type GrahaId } from "../core/grahas.ts";
import { DASHA_LORDS, DASHA_YEARS } from "../core/vimshottari.ts";

/** Thirds of a second of arc in a degree, a sign and a star of 800 minutes. */
const DEGREE = 3600 * 3;
const SIGN_PARTS = 30 * DEGREE;
const STAR_PARTS = 800 * 60 * 3;
const CIRCLE = 360 * DEGREE;
/** A year of the 120 in a star, and of the 120 in a sub of one year. */
const SUB_YEAR = STAR_PARTS / 120;
const SUB_SUB_YEAR = SUB_YEAR / 120;

export interface KpLords {
  readonly signLord: GrahaId;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly subSubLord: GrahaId;
}

/** Finds the part of a round of lords that holds a position, and how far into it that is. */
function partAt(first: number, yearParts: number, position: number) {
  let begins = 0;
  for (let i = 0; i < 9; i++) {
    const index = (first + i) % 9;
    const length = DASHA_YEARS[DASHA_LORDS[index]!] * yearParts;
    if (position < begins + length || i === 8) return { index, into: position - begins };
    begins += length;
  }
  throw new RangeError("Cannot divide star: position is outside it");
}

/** What is left of a border after it was written in degrees. */
const ROUNDING_PARTS = 1e-6;

function wholeAtBorder(parts: number): number {
  const whole = Math.round(parts);
  return Math.abs(parts - whole) < ROUNDING_PARTS ? whole : parts;
}

/** The lords of a sidereal longitude. */
export function kpLordsOf(longitudeDeg: number): KpLords {
  const parts = wholeAtBorder((((longitudeDeg % 360) + 360) % 360) * DEGREE);
  const star = Math.floor(parts / STAR_PARTS);
  const sub = partAt(star % 9, SUB_YEAR, parts - star * STAR_PARTS);
  const subSub = partAt(sub.index, SUB_SUB_YEAR * DASHA_YEARS[DASHA_LORDS[sub.index]!], sub.into);
  return {
    signLord: SIGN_LORDS[Math.floor(parts / SIGN_PARTS) % 12]!,
    starLord: DASHA_LORDS[star % 9]!,
    subLord: DASHA_LORDS[sub.index]!,
    subSubLord: DASHA_LORDS[subSub.index]!,
  };
}

/** One of the 249 numbers, degrees. */
export interface KpNumber {
  readonly number: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The subs of the zodiac, cut again at the borders of signs. */
export const KP_NUMBERS: readonly KpNumber[] = numbers();

function numbers(): readonly KpNumber[] {
  const borders = new Set<number>();
  for (let star = 0; star < 27; star++) {
    let at = star * STAR_PARTS;
    for (let i = 0; i < 9; i++) {
      borders.add(at);
      at += DASHA_YEARS[DASHA_LORDS[(star + i) % 9]!] * SUB_YEAR;
    }
  }
  for (let sign = 0; sign < 12; sign++) borders.add(sign * SIGN_PARTS);
  const sorted = [...borders].sort((a, b) => a - b);
  return sorted.map((from, i) => ({
    number: i + 1,
    fromDeg: from / DEGREE,
    toDeg: (sorted[i + 1] ?? CIRCLE) / DEGREE,
  }));
}
