/**
 * Houses, lords, standards and tanuset of a Thai chart.
 *
 * @source lords and standards as the almanac of Thai astrologers prints them (astro.meemodel.com); tanuset: lagna to its lord,
 *   times that lord to the lord of its sign, by seven
 */
import { modulo } from "#time";
import { type ChartPlanet, RASI, type Rasi, type Standard } from "./terms.ts";

/** Lords of the signs from Aries; Aquarius is Rahu's. */
export const LORDS: readonly ChartPlanet[] = [
  "mars",
  "venus",
  "mercury",
  "moon",
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "rahu",
  "jupiter",
];

/** Signs of exaltation from Aries, 0. */
const EXALTED: Partial<Readonly<Record<ChartPlanet, number>>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 7,
};

/** The standard that a planet has in a sign; exaltation goes before its own house. */
export function standardOf(planet: ChartPlanet, sign: number): Standard | null {
  const high = EXALTED[planet];
  if (high === sign) return "ut";
  if (high !== undefined && modulo(high + 6, 12) === sign) return "nit";
  if (LORDS[sign] === planet) return "kaset";
  return LORDS[modulo(sign + 6, 12)] === planet ? "pra" : null;
}

/** Signs counted from one to another, both counted: 1 to 12. */
export const countTo = (from: number, to: number): number => modulo(to - from, 12) + 1;

const BY_NUMBER: readonly ChartPlanet[] = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
];

/** The planet that stands for the self, by the counts from the lagna to its lord and on. */
export function tanusetOf(
  lagna: number,
  signs: Readonly<Record<ChartPlanet, number>>,
): ChartPlanet {
  const lord = signs[LORDS[lagna]!];
  const next = signs[LORDS[lord]!];
  return BY_NUMBER[modulo(countTo(lagna, lord) * countTo(lord, next) - 1, 7)]!;
}

export const signOf = (minutes: number): number => Math.floor(minutes / 1800);
export const rasiAt = (index: number): Rasi => RASI.ids[modulo(index, 12)]!;

/** Degrees and minutes within a sign. */
export function arcText(minutes: number): string {
  const within = minutes % 1800;
  return `${Math.floor(within / 60)}°${String(within % 60).padStart(2, "0")}'`;
}
