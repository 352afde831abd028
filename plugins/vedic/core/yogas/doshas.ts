/**
 * Doshas: afflictions that tradition names, each with what cancels it.
 *
 * @source Manglik: Muhurta Chintamani VI and South Indian marriage rules; Kala Sarpa: rule set of the
 *   20th century; Ganda Moola: Brihat Parashara Hora Shastra 92
 */
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import { normalizeDeg } from "#sky";
import { PLANET_IDS, type PlanetId } from "../grahas.ts";
import { nakshatraIndexOf } from "../lunar_mansions.ts";
import { houseFrom, type YogaChart } from "./chart.ts";
import { sees } from "../aspects.ts";

/** Places from which the house of Mars is counted. */
export type MarsBase = "lagna" | "moon" | "venus";

/** Why a dosha is there, or not, or cancelled. */
export type DoshaPhrases = {
  marsOutside: {};
  marsInHouse: { house: number; base: MarsBase };
  marsDignified: { dignity: "exalted" | "own" };
  jupiterJoinsMars: {};
  jupiterSeesMars: {};
  marsExempt: { house: number; base: MarsBase };
  sidesMixed: { a: PlanetId; b: PlanetId };
  /** All seven from one node to the other; `house` is Rahu's, null without a lagna. */
  allBetween: { from: "rahu" | "ketu"; house: number | null; serpent: string | null };
  atJunction: {};
  awayFromJunctions: {};
};

/** A judgement with its reasons. */
export interface Judged<T> {
  readonly value: T;
  readonly because: readonly Phrase<DoshaPhrases>[];
}

/** Mars in the houses of marriage. */
export const MANGLIK = vocabulary("manglik", ["none", "cancelled", "present"]);
export type Manglik = IdOf<typeof MANGLIK>;

const MARRIAGE_HOUSES = [1, 2, 4, 7, 8, 12];
/** Signs in which Mars does no harm in a house. */
const EXEMPT: Readonly<Record<number, readonly number[]>> = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
};
const MARS_SOURCE = "Muhurta Chintamani VI; exceptions of the marriage manuals";

/** Mars in 1, 2, 4, 7, 8 or 12 from lagna, Moon and Venus, with the exceptions that apply. */
export function manglikOf(chart: YogaChart): Judged<Manglik> {
  const source = MARS_SOURCE;
  const bases: readonly { readonly base: MarsBase; readonly sign: number }[] = [
    ...(chart.lagna === null ? [] : [{ base: "lagna" as const, sign: chart.lagna }]),
    { base: "moon", sign: chart.signs.moon },
    { base: "venus", sign: chart.signs.venus },
  ];
  const hits = bases
    .map(({ base, sign }) => ({ base, house: houseFrom(chart, sign, "mars") }))
    .filter(({ house }) => MARRIAGE_HOUSES.includes(house));
  if (hits.length === 0) return { value: "none", because: [{ code: "marsOutside", source }] };
  const general: Phrase<DoshaPhrases>[] = [];
  const dignity = chart.dignities.mars;
  if (["exalted", "moolatrikona", "own"].includes(dignity)) {
    const of = dignity === "exalted" ? "exalted" : "own";
    general.push({ code: "marsDignified", with: { dignity: of }, source });
  }
  if (chart.signs.jupiter === chart.signs.mars) general.push({ code: "jupiterJoinsMars", source });
  else if (sees("jupiter", chart.signs.jupiter, chart.signs.mars)) {
    general.push({ code: "jupiterSeesMars", source });
  }
  const exempt = hits.filter(({ house }) => EXEMPT[house]?.includes(chart.signs.mars));
  const cancelled = general.length > 0 || exempt.length === hits.length;
  return {
    value: cancelled ? "cancelled" : "present",
    because: [
      ...hits.map((hit) => ({ code: "marsInHouse", with: hit, source }) as const),
      ...general,
      ...exempt.map((hit) => ({ code: "marsExempt", with: hit, source }) as const),
    ],
  };
}

/** Serpents by the house of Rahu, index 0 is the first. */
export const SERPENTS = [
  "Ananta",
  "Kulika",
  "Vasuki",
  "Shankhapala",
  "Padma",
  "Mahapadma",
  "Takshaka",
  "Karkotaka",
  "Shankhachuda",
  "Ghataka",
  "Vishadhara",
  "Sheshanaga",
] as const;

/** All planets between the nodes: from Rahu to Ketu, or from Ketu to Rahu. */
export const KALA_SARPA = vocabulary("kalaSarpa", ["none", "kalaSarpa", "kalaAmrita"]);
export type KalaSarpa = IdOf<typeof KALA_SARPA>;

/** Whether all seven planets lie on one side of the nodes, by degree. */
export function kalaSarpaOf(chart: YogaChart): Judged<KalaSarpa> {
  const source = "Rule set of the 20th century; not in the classical books";
  const ahead = PLANET_IDS.map((id) => normalizeDeg(chart.longitudes[id] - chart.longitudes.rahu));
  const fromRahu = ahead.every((arc) => arc > 0 && arc < 180);
  const fromKetu = ahead.every((arc) => arc > 180);
  if (!fromRahu && !fromKetu) {
    const a = PLANET_IDS.find((_, i) => ahead[i]! < 180)!;
    const b = PLANET_IDS.find((_, i) => ahead[i]! >= 180)!;
    return { value: "none", because: [{ code: "sidesMixed", with: { a, b }, source }] };
  }
  const house = chart.lagna === null ? null : houseFrom(chart, chart.lagna, "rahu");
  const serpent = house === null ? null : SERPENTS[house - 1]!;
  const from = fromRahu ? "rahu" : "ketu";
  return {
    value: fromRahu ? "kalaSarpa" : "kalaAmrita",
    because: [{ code: "allBetween", with: { from, house, serpent }, source }],
  };
}

/** Whether a Moon stands in one of the six nakshatras at the junctions of sign and star. */
export function isGandaMoola(moonDeg: number): boolean {
  return [1, 9, 10, 18, 19, 27].includes(nakshatraIndexOf(moonDeg) + 1);
}

/** Moon in a nakshatra that touches a junction of sign and star. */
export function gandaMoolaOf(chart: YogaChart): Judged<boolean> {
  const value = isGandaMoola(chart.longitudes.moon);
  const code = value ? "atJunction" : "awayFromJunctions";
  return { value, because: [{ code, source: "Brihat Parashara Hora Shastra 92" }] };
}
