import { oneOf, TextShape, Type, verdictOf, type Lang, type Text } from "#old";

/** What one part of a match comes to. */
export interface Finding {
  /** 0 to 100; 50 is neutral. */
  readonly value: number;
  /** Puts it into words; only called for an answer. */
  tell(): Text;
}

/** A part of a match of two people. */
export interface Part<P> {
  readonly name: Text;
  readonly source: string;
  find(a: P, b: P): Finding;
}

/** Percent that each part weighs; they need not add up to 100. */
export type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

export const ValueShape = Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" });

export const PairPartShape = Type.Object({
  id: Type.String(),
  name: TextShape,
  value: ValueShape,
  weight: Type.Number({ description: "Percent of the whole that this part weighs" }),
  evidence: TextShape,
  source: Type.String(),
  range: Type.Optional(
    Type.Object(
      { least: Type.Integer(), most: Type.Integer() },
      { description: "Where an omitted time leaves it open" },
    ),
  ),
});

/** A part as answers show it. */
export interface PairPart {
  readonly id: string;
  readonly name: Text;
  readonly value: number;
  readonly weight: number;
  readonly evidence: Text;
  readonly source: string;
  readonly range?: { readonly least: number; readonly most: number };
}

export const GRADES = ["harmonious", "neutral", "difficult"] as const;
/** How a score reads. */
export type Grade = (typeof GRADES)[number];

export const PairVerdictShape = verdictOf(oneOf(GRADES, "65 and above, between, 35 and below"));

/** The names of the grades. */
export const GRADE_NAMES: Readonly<Record<Grade, Text>> = {
  harmonious: { en: "harmonious", zhHant: "相合" },
  neutral: { en: "neither easy nor hard", zhHant: "中平" },
  difficult: { en: "demanding", zhHant: "多磨合" },
};

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
export function dissentFrom(grade: Grade, parts: readonly PairPart[]): readonly PairPart[] {
  return parts.filter(({ value, weight }) => {
    if (weight === 0) return false;
    if (grade === "harmonious") return value <= 50 - LOUD;
    if (grade === "difficult") return value >= 50 + LOUD;
    return Math.abs(value - 50) >= 2 * LOUD;
  });
}

/** The parts by how much they moved the score, most first. */
export function byPull(parts: readonly PairPart[]): readonly PairPart[] {
  const pull = ({ value, weight }: PairPart) => Math.abs(value - 50) * weight;
  return [...parts].sort((one, other) => pull(other) - pull(one));
}

/** The reasons of a verdict: the parts that moved it most. */
export function becauseOf(parts: readonly PairPart[], lang: Lang) {
  return byPull(parts)
    .filter(({ value }) => value !== 50)
    .slice(0, 4)
    .map(({ evidence, source }) => ({
      rule: lang === "en" ? evidence.en : evidence.zhHant,
      source,
    }));
}
