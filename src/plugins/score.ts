/** Scores from 0 to 100 that can be recomputed from the testimonies beside them. */
import { Type, type TArray, type TInteger, type TNumber } from "@sinclair/typebox";
import {
  phrase,
  term,
  vocabulary,
  type Params,
  type PhraseMap,
  type TPhrase,
  type TTerm,
  type Vocabulary,
} from "../speech/mod.ts";

const ORIGINS = ["own", "verdict", "tally", "aside", "none"] as const;
/** Id of a term of {@link ORIGIN}. */
export type Origin = (typeof ORIGINS)[number];
/**
 * Where the score comes from that a blend hears.
 *
 * - `own`: the answer holds a score from 0 to 100
 * - `verdict`: the answer holds a graded judgement, which stands for a fixed number
 * - `tally`: the answer names what its books call helpful and harmful, which are added up
 * - `aside`: the answer holds a score of something else than help and harm; shown, not weighed
 * - `none`: the art describes; nothing is invented for it
 */
export const ORIGIN: Vocabulary<"origin", Origin> = vocabulary("origin", ORIGINS);

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

/** Schema of a score: whole, 0 to 100. */
export const ScoreShape: TInteger = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: "Sum of the testimonies, kept within 0-100. Relative, no probability",
});

/** Schema of phrases that weigh. */
type Weighing<P extends PhraseMap> = TArray<TPhrase<P, { weight: TNumber }>>;

/** Testimonies whose phrases are those of `P`. */
export function testimonies<P extends PhraseMap>(): Weighing<P> {
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
export const CAST_BY: Vocabulary<"castBy", "chance" | "caller"> = vocabulary("castBy", [
  "chance",
  "caller",
]);
const LEANINGS = ["favourable", "mixed", "adverse"] as const;
/** Id of a term of {@link LEANING}. */
export type Leaning = (typeof LEANINGS)[number];
/** How a judgement leans. */
export const LEANING: Vocabulary<"leaning", Leaning> = vocabulary("leaning", LEANINGS);

const BANDS = ["excellent", "good", "mixed", "challenging"] as const;
/** Id of a term of {@link BAND}. */
export type Band = (typeof BANDS)[number];
/** The grades of a match: 80 and more, 65-79, 50-64, less. */
export const BAND: Vocabulary<"band", Band> = vocabulary("band", BANDS);

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
export function matchShape<P extends PhraseMap>(): {
  score: TInteger;
  band: TTerm<typeof BAND, never>;
  components: Weighing<P>;
  strengths: Weighing<P>;
  cautions: Weighing<P>;
} {
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

/** The code of points that every pair begins with: they speak neither for nor against these two. */
const EVERYBODYS = "base";

/** Completes a match from its components; the first component is what the others are added to. */
export function matchOf<T extends { readonly weight: number; readonly code?: string }>(
  components: readonly T[],
): {
  score: number;
  band: Band;
  components: readonly T[];
  strengths: T[];
  cautions: T[];
} {
  const score = sumOf(components);
  const [first, ...added] = components.filter(({ code }) => code !== EVERYBODYS);
  // Where everybody begins alike, all that is told is added.
  const [start, rest] =
    components[0]?.code === EVERYBODYS
      ? [undefined, first ? [first, ...added] : []]
      : [first, added];
  return {
    score,
    band: bandOf(score),
    components,
    strengths: [
      ...(start && start.weight >= 65 ? [start] : []),
      ...rest.filter(({ weight }) => weight > 0),
    ],
    cautions: [
      ...(start && start.weight < 60 ? [start] : []),
      ...rest.filter(({ weight }) => weight < 0),
    ],
  };
}
