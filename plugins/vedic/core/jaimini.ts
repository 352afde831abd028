/**
 * Parts of Jaimini's art that a birth chart carries: movable significators and arudha padas.
 *
 * @source Jaimini Upadesha Sutra 1.1.10-18, 1.1.30-31; Brihat Parashara Hora Shastra 29, 32
 */
import type { CoLords } from "./conventions.ts";
import { EXALTATION_SIGN } from "./dignity.ts";
import { GRAHA_IDS, PLANET_IDS, SIGN_LORDS, type GrahaId } from "./grahas.ts";
import { countSigns, signAt, signIndexOf } from "./signs.ts";

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

/** Degrees that give a graha its office: from the beginning of its sign, Rahu's from the end. */
export function karakaDegree(id: GrahaId, longitudes: Readonly<Record<GrahaId, number>>): number {
  const degree = longitudes[id] % 30;
  return id === "rahu" ? 30 - degree : degree;
}

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
  const degrees = ids.map((id) => ({ id, degree: karakaDegree(id, longitudes) }));
  degrees.sort((a, b) => b.degree - a.degree);
  return Object.fromEntries(offices.map((office, i) => [office, degrees[i]!.id]));
}

const CO_LORD: Readonly<Record<number, GrahaId>> = { 7: "ketu", 10: "rahu" };

/**
 * The lord of a sign. With two lords the stronger rules: the one that is not in the sign itself, then the one
 * with more company, the exalted one, the one in a dual before a fixed before a movable sign, and the
 * one further on in its sign.
 *
 * @param house sign index
 */
export function rulerOf(
  house: number,
  longitudes: Readonly<Record<GrahaId, number>>,
  coLords: CoLords,
): GrahaId {
  const own = SIGN_LORDS[house]!;
  const other = CO_LORD[house];
  if (coLords === "single" || other === undefined) return own;
  const sign = (id: GrahaId) => signIndexOf(longitudes[id]);
  const company = (id: GrahaId) =>
    GRAHA_IDS.filter((one) => one !== id && sign(one) === sign(id)).length;
  const ranks: readonly ((id: GrahaId) => number)[] = [
    (id) => (sign(id) === house ? 0 : 1),
    company,
    (id) => (EXALTATION_SIGN[id] === sign(id) ? 1 : 0),
    (id) => sign(id) % 3,
    (id) => longitudes[id] % 30,
  ];
  for (const rank of ranks) {
    if (rank(own) !== rank(other)) return rank(own) > rank(other) ? own : other;
  }
  return own;
}

/**
 * The arudha of a house: as far from the lord as the lord is from the house; one that falls in the
 * house or in its seventh moves on to the tenth from there.
 *
 * @param house sign index of the house
 * @returns sign index
 */
export function arudhaOf(
  house: number,
  longitudes: Readonly<Record<GrahaId, number>>,
  coLords: CoLords = "single",
): number {
  const lordSign = signIndexOf(longitudes[rulerOf(house, longitudes, coLords)]);
  const reached = signAt(lordSign, countSigns(house, lordSign));
  const distance = countSigns(house, reached);
  if (distance === 1) return signAt(reached, 10);
  return distance === 7 ? signAt(house, 4) : reached;
}

/** Arudhas of the twelve houses, index 0 is A1. */
export function arudhasOf(
  lagnaSign: number,
  longitudes: Readonly<Record<GrahaId, number>>,
  coLords: CoLords,
): readonly number[] {
  return Array.from({ length: 12 }, (_, i) => arudhaOf((lagnaSign + i) % 12, longitudes, coLords));
}

/**
 * The arudha of a graha in respect of a sign it rules: as far beyond the sign as the sign is from the graha;
 * one that falls with the graha or opposite it moves on to the tenth from there.
 *
 * @param from sign index of the graha
 * @param ruled sign index of the sign
 * @returns sign index
 */
export function grahaArudhaOf(from: number, ruled: number): number {
  const reached = signAt(ruled, countSigns(from, ruled));
  return [1, 7].includes(countSigns(from, reached)) ? signAt(reached, 10) : reached;
}
