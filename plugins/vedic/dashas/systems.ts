/**
 * Dashas that count from the Moon's nakshatra: who rules which, and for how long.
 *
 * @source Brihat Parashara Hora Shastra 46; Rudra Yamala for Yogini; held against PyJHora
 */
import type { GrahaId } from "../core/grahas.ts";
import { NAKSHATRA_ARC } from "../core/lunar_mansions.ts";
import { chain, turned, within, type Period, type Share } from "./periods.ts";

/** A round of lords over the nakshatras. */
export interface StarDasha<K extends string> {
  readonly lords: readonly Share<K>[];
  /** How many nakshatras each lord rules in turn, from `first`; one each where left out, over and over. */
  readonly counts?: readonly number[];
  /**
   * Index of the nakshatra with which the first lord begins; below zero where the count runs through from Ashwini and
   * does not turn at it.
   */
  readonly first: number;
}

const graha = (...list: readonly (readonly [GrahaId, number])[]): readonly Share<GrahaId>[] =>
  list.map(([lord, years]) => ({ lord, years }));

/** From Ardra, four and three by turns; Abhijit makes the fourth of Saturn's and is no division of its own here. */
export const ASHTOTTARI: StarDasha<GrahaId> = {
  lords: graha(
    ["sun", 6],
    ["moon", 15],
    ["mars", 8],
    ["mercury", 17],
    ["saturn", 10],
    ["jupiter", 19],
    ["rahu", 12],
    ["venus", 21],
  ),
  counts: [4, 3, 4, 3, 3, 3, 4, 3],
  first: 5,
};

/** Which lord a Moon falls to, and how much of his nakshatras is behind it. */
export function starOf<K extends string>({ lords, counts, first }: StarDasha<K>, moonDeg: number) {
  const counted = moonDeg / NAKSHATRA_ARC - first;
  const star = first < 0 ? counted : (counted + 27) % 27;
  if (!counts) {
    const index = Math.floor(star);
    return { index: index % lords.length, elapsed: star - index };
  }
  let begins = 0;
  for (const [index, count] of counts.entries()) {
    if (star < begins + count) return { index, elapsed: (star - begins) / count };
    begins += count;
  }
  throw new RangeError("Cannot find lord: counts do not cover the nakshatras");
}

/** One round of great periods, the first of which runs at birth. */
export function starPeriods<K extends string>(
  dasha: StarDasha<K>,
  moonDeg: number,
  birth: number,
  yearDays: number,
): readonly Period<K>[] {
  const { index, elapsed } = starOf(dasha, moonDeg);
  const order = turned(dasha.lords, index);
  return chain(order, birth - elapsed * order[0]!.years * yearDays, yearDays);
}

/** Sub-periods from the lord of the period itself, each by his years. */
export function starSubs<K extends string>(
  { lords }: StarDasha<K>,
  period: Period<K>,
): readonly Period<K>[] {
  const first = lords.findIndex(({ lord }) => lord === period.lord);
  return within(period, turned(lords, first));
}
