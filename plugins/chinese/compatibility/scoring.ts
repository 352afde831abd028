/** Scores of matches that are made of parts, and how they read. */
import {
  phrase,
  term,
  Type,
  verdict,
  vocabulary,
  type IdOf,
  type Phrase,
  type Said,
  type Testimony,
  type Vocabulary,
} from "#sdk";
import { bounded as within } from "#east/tally.ts";

interface Weighed<S> {
  /** 0 to 100; 50 is neutral. */
  readonly value: number;
  /** Says why; only called for an answer. */
  tell(): S;
}
/** What one part of a match comes to. */
export type Finding<P extends object> = Weighed<Phrase<P>>;

interface Finder<Profile, S> {
  /** Work and place the rule comes from. */
  readonly source: string;
  find(a: Profile, b: Profile): Weighed<S>;
}
/** A part of a match of two people. */
export type Part<Profile, P extends object> = Finder<Profile, Phrase<P>>;

/** Percent that each part weighs; they need not add up to 100. */
export type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

/** The person of the two of whom a sentence speaks. */
export type Who = "first" | "second";

/** How a score reads. */
export const GRADE = vocabulary("grade", ["harmonious", "neutral", "difficult"]);
export type Grade = IdOf<typeof GRADE>;

/** A score from 0 to 100 whose middle is neutral. */
export const pairScore = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 100, description });

/** What every match of parts answers. */
export function matchOfParts<const N extends string, const Id extends string, P extends object>(
  parts: Vocabulary<N, Id>,
) {
  const range = Type.Object(
    {
      least: Type.Integer({ description: "Least value" }),
      most: Type.Integer({ description: "Greatest value" }),
    },
    { description: "Values of the part over all hours of the day" },
  );
  return {
    score: pairScore("50 is neutral"),
    verdict: verdict(
      term(GRADE, "65 and above, between, 35 and below"),
      phrase<P>("A part that moved the score"),
      "How the score reads",
    ),
    parts: Type.Array(
      Type.Object(
        {
          part: term(parts, "The part"),
          value: pairScore("50 is neutral"),
          weight: Type.Number({ description: "Percent of the whole that this part weighs" }),
          evidence: phrase<P>("What it says, with its source"),
          range: Type.Optional(range),
        },
        { description: "A part; `range` stands where an omitted time leaves it open" },
      ),
      { description: "Everything that was weighed" },
    ),
    dissent: Type.Array(term(parts, "A part"), {
      description: "Parts that speak against the verdict",
    }),
  };
}

interface Shown<Id extends string, S> {
  readonly part: Id;
  readonly value: number;
  readonly weight: number;
  readonly evidence: S;
  readonly range?: { readonly least: number; readonly most: number };
}
/** A part as answers show it. */
export type PairPart<Id extends string, P extends object> = Shown<Id, Phrase<P>>;

/** Returns how a score reads. */
export function gradeOf(score: number): Grade {
  if (score >= 65) return "harmonious";
  return score <= 35 ? "difficult" : "neutral";
}

/** Rounds to a whole number within 0 to 100. */
export function bounded(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/** Returns the weighted mean of values; parts without a weight count nothing. */
export function meanOf<K extends string>(
  values: Readonly<Record<K, number>>,
  weights: Weights<K>,
): number {
  let sum = 0;
  let whole = 0;
  for (const key in weights) {
    const weight = weights[key]!;
    sum += values[key] * weight;
    whole += weight;
  }
  return sum / whole;
}

/**
 * Spreads a mean of many parts away from 50.
 *
 * Means of many parts crowd round the middle; the factor gives them back the spread of single parts.
 */
export function spread(mean: number, factor: number): number {
  return bounded(50 + (mean - 50) * factor);
}

/** From this distance to 50 on a part speaks for or against a match. */
const LOUD = 10;

/** The parts that speak against a grade; beside a neutral one, those that stand far out. */
export function dissentFrom<Id extends string>(
  grade: Grade,
  parts: readonly Shown<Id, Said>[],
): readonly Id[] {
  return parts
    .filter(({ value, weight }) => {
      if (weight === 0) return false;
      if (grade === "harmonious") return value <= 50 - LOUD;
      if (grade === "difficult") return value >= 50 + LOUD;
      return Math.abs(value - 50) >= 2 * LOUD;
    })
    .map(({ part }) => part);
}

/** The parts by how much they moved the score, most first. */
export function byPull<P extends { readonly value: number; readonly weight: number }>(
  parts: readonly P[],
): readonly P[] {
  const pull = ({ value, weight }: P) => Math.abs(value - 50) * weight;
  return [...parts].sort((one, other) => pull(other) - pull(one));
}

/** The reasons of a verdict: the parts that moved it most. */
export function becauseOf<S>(parts: readonly Shown<string, S>[]): readonly S[] {
  return byPull(parts)
    .filter(({ value }) => value !== 50)
    .slice(0, 4)
    .map(({ evidence }) => evidence);
}

/** How a match of parts weighs in a blend: each part by its distance to 50 and its weight. */
export function weighParts({
  score,
  parts,
}: {
  readonly score: number;
  readonly parts: readonly Shown<string, Said>[];
}): { readonly score: number; readonly testimonies: readonly Testimony[] } {
  return {
    score,
    testimonies: parts.map(({ value, weight, evidence }) => ({
      ...evidence,
      weight: within((weight * (value - 50)) / 100, 50),
    })),
  };
}
