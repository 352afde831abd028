/** Scores from 0 to 100 that can be recomputed from the testimonies beside them. */
import { Type } from "@sinclair/typebox";
import { phrase, term, vocabulary, type IdOf, type Params, type PhraseMap } from "../speech/mod.ts";

/**
 * Where the score comes from that a blend hears.
 *
 * - `own`: the answer holds a score from 0 to 100
 * - `verdict`: the answer holds a graded judgement, which stands for a fixed number
 * - `tally`: the answer names what its books call helpful and harmful, which are added up
 * - `aside`: the answer holds a score of something else than help and harm; shown, not weighed
 * - `none`: the art describes; nothing is invented for it
 */
export const ORIGIN = vocabulary("origin", ["own", "verdict", "tally", "aside", "none"]);
export type Origin = IdOf<typeof ORIGIN>;

/** How far a score of each origin is trusted: its share in the mean of a blend. */
export const CONFIDENCE: Readonly<Record<Origin, number>> = {
  own: 1,
  verdict: 0.8,
  tally: 0.6,
  aside: 0,
  none: 0,
};

/** One reason for a score, with its points: a phrase that weighs. */
export interface Testimony {
  readonly code: string;
  readonly with?: Params;
  readonly source?: string;
  readonly weight: number;
}

export const ScoreShape = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: "Sum of the testimonies, kept within 0-100. Relative, no probability",
});

/** Testimonies whose phrases are those of `P`. */
export function testimonies<P extends PhraseMap>() {
  const weight = Type.Number({ description: "Points; the first is the base" });
  return Type.Array(phrase<P, { weight: typeof weight }>("One reason", { weight }), {
    description: "Reasons of the score, in the order in which they are added",
  });
}

/** Sums testimonies, rounded and kept within 0 to 100. */
export function sumOf(all: readonly { readonly weight: number }[]): number {
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return Math.min(100, Math.max(0, Math.round(sum)));
}

/** Who made a cast: chance, or the caller by hand. */
export const CAST_BY = vocabulary("castBy", ["chance", "caller"]);
/** How a judgement leans. */
export const LEANING = vocabulary("leaning", ["favourable", "mixed", "adverse"]);
export type Leaning = IdOf<typeof LEANING>;

/** The grades of a match: 80 and more, 65-79, 50-64, less. */
export const BAND = vocabulary("band", ["excellent", "good", "mixed", "challenging"]);
export type Band = IdOf<typeof BAND>;

const FROM: readonly (readonly [number, Band])[] = [
  [80, "excellent"],
  [65, "good"],
  [50, "mixed"],
];

/** The grade of a score. */
export function bandOf(score: number): Band {
  return FROM.find(([from]) => score >= from)?.[1] ?? "challenging";
}

/** What every match of two people answers; the phrases of its components are those of `P`. */
export function matchShape<P extends PhraseMap>() {
  const weight = Type.Number({ description: "Points" });
  const told = (description: string) =>
    Type.Array(phrase<P, { weight: typeof weight }>("One of the components", { weight }), {
      description,
    });
  return {
    score: ScoreShape,
    band: term(BAND, "80 and more, 65-79, 50-64, less"),
    components: testimonies<P>(),
    strengths: told("Components that speak for the two"),
    cautions: told("Components that speak against"),
  };
}

/** Completes a match from its components; the first component is the base. */
export function matchOf<T extends { readonly weight: number }>(components: readonly T[]) {
  const score = sumOf(components);
  return {
    score,
    band: bandOf(score),
    components,
    strengths: components.filter(({ weight }, index) => weight > 0 && (index > 0 || weight >= 65)),
    cautions: components.filter(({ weight }, index) => weight < 0 || (index === 0 && weight < 60)),
  };
}
