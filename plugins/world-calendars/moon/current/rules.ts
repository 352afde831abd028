/**
 * Names of phases and of full moons.
 *
 * @source Maine Farmers' Almanac (1930s) and The Old Farmer's Almanac: names of full moons; the Harvest Moon is the
 * full moon nearest to the September equinox, the Hunter's Moon the next; Sky & Telescope (1946) for the second full
 * moon of a month
 */
import { vocabulary, type IdOf } from "#sdk";

/** Eighths of 45 degrees, centred on the quarters. */
export const EIGHTH = vocabulary("moonEighth", [
  "new",
  "waxingCrescent",
  "firstQuarter",
  "waxingGibbous",
  "full",
  "waningGibbous",
  "lastQuarter",
  "waningCrescent",
]);
export type Eighth = IdOf<typeof EIGHTH>;

export const eighthOf = (elongationDeg: number): Eighth =>
  EIGHTH.ids[Math.floor(((elongationDeg + 22.5) % 360) / 45)]!;

export const FULL_MOON = vocabulary("fullMoonName", [
  "wolf",
  "snow",
  "worm",
  "pink",
  "flower",
  "strawberry",
  "buck",
  "sturgeon",
  "corn",
  "harvest",
  "hunter",
  "beaver",
  "cold",
  "blue",
]);
export type FullMoonName = IdOf<typeof FULL_MOON>;

const BY_MONTH: readonly FullMoonName[] = [
  "wolf",
  "snow",
  "worm",
  "pink",
  "flower",
  "strawberry",
  "buck",
  "sturgeon",
  "corn",
  "hunter",
  "beaver",
  "cold",
];
const SYNODIC_DAYS = 29.53;

/**
 * The name of a full moon by its UTC month.
 *
 * @param equinoxMs of September of that year
 */
export function fullMoonName(epochMs: number, equinoxMs: number): FullMoonName {
  const date = new Date(epochMs);
  const days = (epochMs - equinoxMs) / 86_400_000;
  if (Math.abs(days) < SYNODIC_DAYS / 2) return "harvest";
  if (days > 0 && days < SYNODIC_DAYS * 1.5) return "hunter";
  const before = new Date(epochMs - SYNODIC_DAYS * 86_400_000);
  if (before.getUTCMonth() === date.getUTCMonth()) return "blue";
  return BY_MONTH[date.getUTCMonth()]!;
}
