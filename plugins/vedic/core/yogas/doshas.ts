/**
 * Doshas: afflictions that tradition names, each with what cancels it.
 *
 * @source Manglik: Muhurta Chintamani VI and South Indian marriage rules; Kala Sarpa: rule set of the
 *   20th century; Ganda Moola: Brihat Parashara Hora Shastra 92
 */
import { normalizeDeg } from "#sky";
import { GRAHAS, PLANET_IDS } from "../grahas.ts";
import { nakshatraIndexOf } from "../lunar_mansions.ts";
import { houseFrom, type YogaChart } from "./chart.ts";
import { sees } from "../aspects.ts";

/** A finding with its reasons. */
export interface Judged<T> {
  readonly value: T;
  readonly because: readonly { readonly rule: string; readonly source?: string }[];
}

export const MANGLIK_VALUES = ["none", "cancelled", "present"] as const;
export type Manglik = (typeof MANGLIK_VALUES)[number];

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
  const bases = [
    ...(chart.lagna === null ? [] : [{ name: "the lagna", sign: chart.lagna }]),
    { name: "the Moon", sign: chart.signs.moon },
    { name: "Venus", sign: chart.signs.venus },
  ];
  const hits = bases
    .map(({ name, sign }) => ({ name, house: houseFrom(chart, sign, "mars") }))
    .filter(({ house }) => MARRIAGE_HOUSES.includes(house));
  if (hits.length === 0) {
    return {
      value: "none",
      because: [
        { rule: "Mars stands outside 1, 2, 4, 7, 8 and 12 from every base", source: MARS_SOURCE },
      ],
    };
  }
  const because = hits.map(({ name, house }) => ({
    rule: `Mars in house ${house} from ${name}`,
    source: MARS_SOURCE,
  }));
  const general: string[] = [];
  if (["exalted", "moolatrikona", "own"].includes(chart.dignities.mars)) {
    general.push(`Mars is ${chart.dignities.mars === "exalted" ? "exalted" : "in its own sign"}`);
  }
  if (chart.signs.jupiter === chart.signs.mars) general.push("Jupiter joins Mars");
  else if (sees("jupiter", chart.signs.jupiter, chart.signs.mars))
    general.push("Jupiter sees Mars");
  const exempt = hits.filter(({ house }) => EXEMPT[house]?.includes(chart.signs.mars));
  const exceptions = [
    ...general,
    ...exempt.map(({ name, house }) => `Mars is exempt in its sign in house ${house} from ${name}`),
  ].map((rule) => ({ rule: `Exception: ${rule}`, source: MARS_SOURCE }));
  const cancelled = general.length > 0 || exempt.length === hits.length;
  return { value: cancelled ? "cancelled" : "present", because: [...because, ...exceptions] };
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
export const KALA_SARPA_VALUES = ["none", "kalaSarpa", "kalaAmrita"] as const;
export type KalaSarpa = (typeof KALA_SARPA_VALUES)[number];

/** Whether all seven planets lie on one side of the nodes, by degree. */
export function kalaSarpaOf(chart: YogaChart): Judged<KalaSarpa> {
  const source = "Rule set of the 20th century; not in the classical books";
  const ahead = PLANET_IDS.map((id) => normalizeDeg(chart.longitudes[id] - chart.longitudes.rahu));
  const fromRahu = ahead.every((arc) => arc > 0 && arc < 180);
  const fromKetu = ahead.every((arc) => arc > 180);
  if (!fromRahu && !fromKetu) {
    const [first] = [...PLANET_IDS].filter((_, i) => ahead[i]! < 180);
    const [second] = [...PLANET_IDS].filter((_, i) => ahead[i]! >= 180);
    return {
      value: "none",
      because: [
        {
          rule: `${GRAHAS[first!].name.en} and ${GRAHAS[second!].name.en} stand on different sides of the nodes`,
          source,
        },
      ],
    };
  }
  const house = chart.lagna === null ? null : houseFrom(chart, chart.lagna, "rahu");
  const serpent = house ? `; Rahu in house ${house} gives ${SERPENTS[house - 1]}` : "";
  return {
    value: fromRahu ? "kalaSarpa" : "kalaAmrita",
    because: [
      {
        rule: `all seven planets between ${fromRahu ? "Rahu and Ketu" : "Ketu and Rahu"}${serpent}`,
        source,
      },
    ],
  };
}

/** Whether a Moon stands in one of the six nakshatras at the junctions of sign and star. */
export function isGandaMoola(moonDeg: number): boolean {
  return [1, 9, 10, 18, 19, 27].includes(nakshatraIndexOf(moonDeg) + 1);
}

/** Moon in a nakshatra that touches a junction of sign and star. */
export function gandaMoolaOf(chart: YogaChart): Judged<boolean> {
  const value = isGandaMoola(chart.longitudes.moon);
  return {
    value,
    because: [
      {
        rule: value
          ? "the Moon stands in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati"
          : "the Moon stands outside Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati",
        source: "Brihat Parashara Hora Shastra 92",
      },
    ],
  };
}
