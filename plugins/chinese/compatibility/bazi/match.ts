import { vocabulary, type IdOf } from "#sdk";
import type { CommonLuckPhrases } from "../common_luck.ts";
import type { EvennessPhrases } from "../evenness.ts";
import type { NaYinPhrases } from "../na_yin.ts";
import { meanOf, spread, type PairPart, type Part, type Weights } from "../scoring.ts";
import {
  climate,
  evenness,
  luck,
  means,
  spouseStars,
  usefulGods,
  type ElementPhrases,
} from "./element_parts.ts";
import {
  dayBranches,
  dayStems,
  monthBranches,
  naYin,
  yearBranches,
  type PillarPhrases,
} from "./pillar_parts.ts";
import type { Profile } from "./profile.ts";
import { stars, type StarPhrases } from "./star_ties.ts";

/** What the parts of a match say. */
export type MatchPhrases = PillarPhrases &
  NaYinPhrases &
  StarPhrases &
  ElementPhrases &
  EvennessPhrases &
  CommonLuckPhrases;

/** The parts of a match, in the order in which they are read out. */
export const PART = vocabulary("part", [
  "dayStems",
  "dayBranches",
  "usefulGods",
  "spouseStars",
  "yearBranches",
  "monthBranches",
  "naYin",
  "stars",
  "luck",
  "means",
  "evenness",
  "climate",
]);
export type PartId = IdOf<typeof PART>;

const PARTS: { readonly [K in PartId]: Part<Profile, MatchPhrases> } = {
  dayStems,
  dayBranches,
  usefulGods,
  spouseStars,
  yearBranches,
  monthBranches,
  naYin,
  stars,
  luck,
  means,
  evenness,
  climate,
};

/** Sides of life on which a match is judged. */
export const DIMENSIONS = ["love", "marriage", "career", "wealth", "health"] as const;
/** Id of a side of life. */
export type DimensionId = (typeof DIMENSIONS)[number];

interface Dimension {
  /** Percent of the whole score. */
  readonly weight: number;
  readonly parts: Weights<PartId>;
}

/** What each side of life is judged by; each list of weights adds up to 100. */
export const DIMENSION_RULES: Readonly<Record<DimensionId, Dimension>> = {
  love: {
    weight: 25,
    parts: { dayStems: 35, dayBranches: 25, stars: 20, naYin: 10, spouseStars: 10 },
  },
  marriage: {
    weight: 30,
    parts: { dayBranches: 30, usefulGods: 25, spouseStars: 20, yearBranches: 15, naYin: 10 },
  },
  career: {
    weight: 15,
    parts: { monthBranches: 30, usefulGods: 25, luck: 25, dayStems: 20 },
  },
  wealth: { weight: 15, parts: { means: 45, luck: 30, usefulGods: 25 } },
  health: { weight: 15, parts: { evenness: 45, usefulGods: 30, climate: 25 } },
};

/** Spread of a side of life and of the whole, so that random pairs reach from under 20 to over 80. */
export const DIMENSION_SPREAD = 1.3;
export const SCORE_SPREAD = 1.8;

/** Percent of the whole that each part weighs, all sides of life taken together. */
export const PART_WEIGHTS: Readonly<Record<PartId, number>> = partWeights();

function partWeights() {
  const weights = Object.fromEntries(PART.ids.map((id) => [id, 0])) as Record<PartId, number>;
  for (const { weight, parts } of Object.values(DIMENSION_RULES)) {
    for (const id of PART.ids) weights[id] += (weight * (parts[id] ?? 0)) / 100;
  }
  for (const id of PART.ids) weights[id] = Math.round(weights[id] * 100) / 100;
  return weights;
}

/** Returns the score alone. */
export function scoreOf(a: Profile, b: Profile): number {
  return spread(meanOf(valuesOf(a, b), PART_WEIGHTS), SCORE_SPREAD);
}

/** Returns the score, the sides of life and every part with its reason. */
export function matchOf(a: Profile, b: Profile) {
  const values = valuesOf(a, b);
  const parts = PART.ids.map((part): PairPart<PartId, MatchPhrases> => {
    const { find, source } = PARTS[part];
    const evidence = { ...find(a, b).tell(), source };
    return { part, value: values[part], weight: PART_WEIGHTS[part], evidence };
  });
  const dimension = (id: DimensionId) => {
    const rule = DIMENSION_RULES[id].parts;
    return {
      score: spread(meanOf(values, rule), DIMENSION_SPREAD),
      parts: PART.ids.flatMap((part) => (rule[part] ? [{ part, weight: rule[part] }] : [])),
    };
  };
  return {
    score: spread(meanOf(values, PART_WEIGHTS), SCORE_SPREAD),
    dimensions: {
      love: dimension("love"),
      marriage: dimension("marriage"),
      career: dimension("career"),
      wealth: dimension("wealth"),
      health: dimension("health"),
    },
    parts,
  };
}

function valuesOf(a: Profile, b: Profile): Readonly<Record<PartId, number>> {
  const values = {} as Record<PartId, number>;
  for (const id of PART.ids) values[id] = PARTS[id].find(a, b).value;
  return values;
}
