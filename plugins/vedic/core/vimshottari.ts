/**
 * Vimshottari: the round of 120 years that starts from the Moon's nakshatra.
 *
 * @source Brihat Parashara Hora Shastra 46.12-16 (years and order), 51 (sub-periods in proportion)
 */
import { vocabulary } from "#sdk";
import type { GrahaId } from "./grahas.ts";
import { NAKSHATRA_ARC, nakshatraIndexOf } from "./lunar_mansions.ts";

/** Lords in order; Ketu opens the round at Ashwini, Magha and Mula. */
export const DASHA_LORDS: readonly GrahaId[] = [
  "ketu",
  "venus",
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
];

/** Years of each lord; their sum is 120. */
export const DASHA_YEARS: Readonly<Record<GrahaId, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
};
export const ROUND_YEARS = 120;

/** Depths of a period, the great period first. */
export const DASHA_LEVEL = vocabulary("dashaLevel", [
  "maha",
  "antar",
  "pratyantar",
  "sukshma",
  "prana",
]);

/** One period: from `start` (included) to `end`, Julian days UT. */
export interface Period {
  /** Lords from the great period down to this one. */
  readonly lords: readonly GrahaId[];
  readonly start: number;
  readonly end: number;
}

/** Where the round stands at birth. */
export interface DashaBalance {
  readonly lord: GrahaId;
  /** Part of the first period gone at birth, [0, 1). */
  readonly elapsed: number;
  readonly balanceYears: number;
}

/** Lord of a nakshatra by index from 0. */
export function nakshatraLord(index: number): GrahaId {
  return DASHA_LORDS[index % 9]!;
}

/** The balance at birth by the Moon's sidereal longitude. */
export function dashaBalance(moonDeg: number): DashaBalance {
  const index = nakshatraIndexOf(moonDeg);
  const lord = nakshatraLord(index);
  const elapsed = moonDeg / NAKSHATRA_ARC - index;
  return { lord, elapsed, balanceYears: (1 - elapsed) * DASHA_YEARS[lord] };
}

/**
 * The nine great periods of the round that holds a birth; the first began before it.
 *
 * @param birth Julian day UT
 * @param yearDays length of a dasha year, days
 */
export function greatPeriods(moonDeg: number, birth: number, yearDays: number): readonly Period[] {
  const { lord, elapsed } = dashaBalance(moonDeg);
  let start = birth - elapsed * DASHA_YEARS[lord] * yearDays;
  return lordsFrom(lord).map((one) => {
    const end = start + DASHA_YEARS[one] * yearDays;
    const period = { lords: [one], start, end };
    start = end;
    return period;
  });
}

/** The nine periods within one, each lasting its lord's share of 120. */
export function subPeriods({ lords, start, end }: Period): readonly Period[] {
  const length = end - start;
  const order = lordsFrom(lords.at(-1)!);
  let years = 0;
  return order.map((lord) => {
    const from = start + (length * years) / ROUND_YEARS;
    years += DASHA_YEARS[lord];
    return { lords: [...lords, lord], start: from, end: start + (length * years) / ROUND_YEARS };
  });
}

/** The period of every level that holds an instant; empty outside the round. */
export function periodsAt(
  rounds: readonly Period[],
  julianDayUt: number,
  levels: number,
): readonly Period[] {
  const chain: Period[] = [];
  let among = rounds;
  for (let level = 0; level < levels; level++) {
    const period = among.find(({ start, end }) => julianDayUt >= start && julianDayUt < end);
    if (!period) break;
    chain.push(period);
    among = subPeriods(period);
  }
  return chain;
}

function lordsFrom(lord: GrahaId): readonly GrahaId[] {
  const first = DASHA_LORDS.indexOf(lord);
  return DASHA_LORDS.map((_, i) => DASHA_LORDS[(first + i) % 9]!);
}

/** The periods of the second level that lie within two instants, or reach into them; Julian days UT. */
export function subPeriodsWithin(
  rounds: readonly Period[],
  from: number,
  to: number,
): readonly Period[] {
  return rounds
    .filter(({ start, end }) => end > from && start < to)
    .flatMap(subPeriods)
    .filter(({ start, end }) => end > from && start < to);
}
