/**
 * Periods within a year: Mudda, a Vimshottari of 360 parts, and Patyayini, by the degrees of the annual chart.
 *
 * @source Tajika Nilakanthi, periods of the year; PyJHora has the same parts
 */
import { vocabulary, type IdOf } from "#sdk";
import { PLANET_IDS, type GrahaId } from "../../core/grahas.ts";
import type { TajikaPoints } from "../points.ts";
import type { Share } from "../../dashas/periods.ts";

/** In order from the one that a remainder of 1 names. */
const ORDER: readonly GrahaId[] = [
  "sun",
  "moon",
  "mars",
  "rahu",
  "jupiter",
  "saturn",
  "mercury",
  "ketu",
  "venus",
];
const PARTS = [18, 30, 21, 54, 48, 57, 51, 21, 60];

/** The nine periods of a year, in parts of 360, by the nakshatra of the birth (1 to 27) and the years completed. */
export function muddaOf(nakshatra: number, completed: number): readonly Share<GrahaId>[] {
  const first = (((nakshatra + completed - 2 - 1) % 9) + 9) % 9;
  return ORDER.map((_, i) => {
    const index = (first + i) % 9;
    return { lord: ORDER[index]!, years: PARTS[index]! };
  });
}

/** Who leads a period of Patyayini: the seven and the lagna. */
export const PATYA = vocabulary("patya", [...PLANET_IDS, "lagna"]);
export type PatyaId = IdOf<typeof PATYA>;

/** The eight in order of their degrees within the sign, each with its share of the year's days. */
export function patyayiniOf(
  { longitudes }: Pick<TajikaPoints, "longitudes">,
  yearDays: number,
): readonly { readonly lord: PatyaId; readonly days: number }[] {
  const sorted = PATYA.ids
    .map((lord) => ({ lord, degree: longitudes[lord] % 30 }))
    .sort((a, b) => a.degree - b.degree);
  const largest = sorted.at(-1)!.degree;
  return sorted.map(({ lord, degree }, i) => ({
    lord,
    days: ((degree - (sorted[i - 1]?.degree ?? 0)) / largest) * yearDays,
  }));
}
