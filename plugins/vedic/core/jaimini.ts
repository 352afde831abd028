/**
 * Parts of Jaimini's art that a birth chart carries: movable significators and arudha padas.
 *
 * @source Jaimini Upadesha Sutra 1.1.10-18, 1.1.30-31; Brihat Parashara Hora Shastra 29, 32
 */
import type { GrahaId } from "./grahas.ts";
import { PLANET_IDS } from "./grahas.ts";
import { SIGN_LORDS } from "./grahas.ts";
import type { PlanetSigns } from "./dignity.ts";
import { countSigns, signAt } from "./signs.ts";

export const KARAKAS_EIGHT = [
  "atma",
  "amatya",
  "bhratri",
  "matri",
  "pitri",
  "putra",
  "gnati",
  "dara",
] as const;
export type KarakaId = (typeof KARAKAS_EIGHT)[number];

/**
 * The chara karakas: grahas by degree within their sign, the furthest first.
 *
 * @param scheme `eight` takes in Rahu, counted from the end of its sign, and the office `pitri`
 */
export function charaKarakas(
  longitudes: Readonly<Record<GrahaId, number>>,
  scheme: "eight" | "seven",
): Readonly<Partial<Record<KarakaId, GrahaId>>> {
  const ids: readonly GrahaId[] = scheme === "eight" ? [...PLANET_IDS, "rahu"] : PLANET_IDS;
  const offices = KARAKAS_EIGHT.filter((id) => scheme === "eight" || id !== "pitri");
  const degrees = ids.map((id) => {
    const degree = longitudes[id] % 30;
    return { id, degree: id === "rahu" ? 30 - degree : degree };
  });
  degrees.sort((a, b) => b.degree - a.degree);
  return Object.fromEntries(offices.map((office, i) => [office, degrees[i]!.id]));
}

/**
 * The arudha of a house: as far from the lord as the lord is from the house; one that falls in the
 * house or in its seventh moves on to the tenth from there.
 *
 * Scorpio and Aquarius have their single lords, Mars and Saturn.
 *
 * @param house sign index of the house
 * @returns sign index
 */
export function arudhaOf(house: number, rashi: PlanetSigns): number {
  const lordSign = rashi[SIGN_LORDS[house]!];
  const reached = signAt(lordSign, countSigns(house, lordSign));
  const distance = countSigns(house, reached);
  if (distance === 1) return signAt(reached, 10);
  return distance === 7 ? signAt(house, 4) : reached;
}

/** Arudhas of the twelve houses, index 0 is A1. */
export function arudhasOf(lagnaSign: number, rashi: PlanetSigns): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => arudhaOf((lagnaSign + i) % 12, rashi));
}
