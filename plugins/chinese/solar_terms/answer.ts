import { BRANCH, PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { PHENOLOGY } from "../almanac/phenologies.ts";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { INSTANT } from "#east/calendar/zone_clock.ts";

/** Whether a term opens a solar month or halves it. */
export const TERM_KIND = vocabulary("termKind", {
  jie: { native: "節", roman: "jié" },
  zhongQi: { native: "中氣", roman: "zhōng qì" },
});

const pentadShape = Type.Object(
  {
    pentad: term(PHENOLOGY, "What it is known by"),
    longitudeDeg: Type.Number({ description: "Longitude of the Sun at which it begins, degrees" }),
    ...INSTANT,
  },
  { description: "A pentad (候): 5° of the Sun's way" },
);

const termShape = Type.Object(
  {
    term: term(SOLAR_TERM, "The term"),
    kind: term(TERM_KIND, "Whether it opens a solar month or halves it"),
    month: term(BRANCH, "Branch of the solar month in which it stands or which it opens"),
    longitudeDeg: Type.Number({ description: "Apparent longitude of the Sun, degrees" }),
    ...INSTANT,
    lengthDays: Type.Number({ description: "Days to the next term" }),
    pentads: Type.Array(pentadShape, { minItems: 3, maxItems: 3, description: "Its pentads" }),
  },
  { description: "A solar term" },
);

export const answer = Type.Object({
  year: Type.Integer({ description: "Proleptic Gregorian year, astronomical: 0 is 1 BCE" }),
  zone: Type.String({ description: "Whose clock `local` is" }),
  pillarBefore: term(PILLAR, "Pair of the year until 立春"),
  pillar: term(PILLAR, "Pair of the year from 立春 on"),
  terms: Type.Array(termShape, {
    minItems: 24,
    maxItems: 24,
    description: "From 小寒 in January to 冬至 in December",
  }),
});
export type TermsAnswer = Frozen<Static<typeof answer>>;
