import type { Text } from "#old";
import { meanOf, spread, type PairPart, type Part, type Weights } from "../scoring.ts";
import { climate, evenness, luck, means, spouseStars, usefulGods } from "./element_parts.ts";
import { dayBranches, dayStems, monthBranches, naYin, yearBranches } from "./pillar_parts.ts";
import { stars } from "./star_ties.ts";
import type { Profile } from "./profile.ts";

/** The parts of a match, in the order in which they are told. */
export const PARTS = {
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
} as const satisfies Readonly<Record<string, Part<Profile>>>;

/** Id of a part. */
export type PartId = keyof typeof PARTS;
const PART_IDS = Object.keys(PARTS) as PartId[];

/** Sides of life on which a match is judged. */
export const DIMENSIONS = ["love", "marriage", "career", "wealth", "health"] as const;
/** Id of a side of life. */
export type DimensionId = (typeof DIMENSIONS)[number];

interface Dimension {
  readonly name: Text;
  /** Percent of the whole score. */
  readonly weight: number;
  readonly parts: Weights<PartId>;
}

/** What each side of life is judged by; each list of weights adds up to 100. */
export const DIMENSION_RULES: Readonly<Record<DimensionId, Dimension>> = {
  love: {
    name: { en: "love", zhHant: "感情" },
    weight: 25,
    parts: { dayStems: 35, dayBranches: 25, stars: 20, naYin: 10, spouseStars: 10 },
  },
  marriage: {
    name: { en: "marriage", zhHant: "婚姻" },
    weight: 30,
    parts: { dayBranches: 30, usefulGods: 25, spouseStars: 20, yearBranches: 15, naYin: 10 },
  },
  career: {
    name: { en: "work", zhHant: "事業" },
    weight: 15,
    parts: { monthBranches: 30, usefulGods: 25, luck: 25, dayStems: 20 },
  },
  wealth: {
    name: { en: "money", zhHant: "財運" },
    weight: 15,
    parts: { means: 45, luck: 30, usefulGods: 25 },
  },
  health: {
    name: { en: "well-being", zhHant: "身心" },
    weight: 15,
    parts: { evenness: 45, usefulGods: 30, climate: 25 },
  },
};

/** Spread of a side of life and of the whole, so that random pairs reach from under 20 to over 80. */
const DIMENSION_SPREAD = 1.3;
const SCORE_SPREAD = 1.8;

/** Percent of the whole that each part weighs, all sides of life taken together. */
export const PART_WEIGHTS: Readonly<Record<PartId, number>> = partWeights();

function partWeights() {
  const weights = Object.fromEntries(PART_IDS.map((id) => [id, 0])) as Record<PartId, number>;
  for (const { weight, parts } of Object.values(DIMENSION_RULES)) {
    for (const id of PART_IDS) weights[id] += (weight * (parts[id] ?? 0)) / 100;
  }
  for (const id of PART_IDS) weights[id] = Math.round(weights[id] * 100) / 100;
  return weights;
}

/** How the score is made, in words. */
export const METHOD: Text = {
  en: `Each part has a value from 0 to 100, 50 neutral. A side of life is the weighted mean of its parts, its distance to 50 taken ${DIMENSION_SPREAD} times; the score is the weighted mean of all parts (the weight of each stands beside it), its distance to 50 taken ${SCORE_SPREAD} times. No school fixes a total; the weights are this service's own model.`,
  zhHant: `各項取值零至一百，五十為中。五個面向各為其項目之加權平均，距五十之差放大 ${DIMENSION_SPREAD} 倍；總分為全部項目之加權平均（權重列於各項），距五十之差放大 ${SCORE_SPREAD} 倍。諸家未定總分之法，權重為本服務自訂之模型。`,
};

/** Returns the score alone. */
export function scoreOf(a: Profile, b: Profile): number {
  return spread(meanOf(valuesOf(a, b), PART_WEIGHTS), SCORE_SPREAD);
}

/** Returns the score, the sides of life and every part in words. */
export function matchOf(a: Profile, b: Profile) {
  const values = valuesOf(a, b);
  const parts: readonly PairPart[] = PART_IDS.map((id) => ({
    id,
    name: PARTS[id].name,
    value: values[id],
    weight: PART_WEIGHTS[id],
    evidence: PARTS[id].find(a, b).tell(),
    source: PARTS[id].source,
  }));
  const dimension = (id: DimensionId) => {
    const rule = DIMENSION_RULES[id];
    const weights = PART_IDS.flatMap((part) =>
      rule.parts[part] ? [{ part, weight: rule.parts[part] }] : [],
    );
    return {
      name: rule.name,
      score: spread(meanOf(values, rule.parts), DIMENSION_SPREAD),
      parts: weights,
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
  for (const id of PART_IDS) values[id] = PARTS[id].find(a, b).value;
  return values;
}
