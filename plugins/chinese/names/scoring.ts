/** How a name is scored: a model of this service, disclosed in the answer. */
import type { NumberLuck } from "#east/eighty_one.ts";
import { SCORE_PART, type Grade, type Grid, type NameAnswer, type ScorePart } from "./answer.ts";
import type { GridId } from "#east/five_grids.ts";

/** Percent that each part weighs; the heaven grid comes with the surname and weighs nothing. */
const WEIGHTS: Readonly<Record<ScorePart, number>> = {
  heaven: 0,
  person: 32,
  earth: 20,
  outer: 10,
  total: 20,
  threePowers: 18,
};
const LUCK_VALUES: Readonly<Record<NumberLuck, number>> = { lucky: 100, mixed: 60, unlucky: 20 };
/** Value of the three powers by how many of the two ties are good. */
const POWER_VALUES = [20, 60, 100] as const;

/** The parts of the score, the grids first. */
export function partsOf(
  grids: Readonly<Record<GridId, Grid>>,
  goodTies: number,
): NameAnswer["scoreParts"] {
  return SCORE_PART.ids.map((part) => ({
    part,
    value: part === "threePowers" ? POWER_VALUES[goodTies]! : LUCK_VALUES[grids[part].luck],
    weight: WEIGHTS[part],
  }));
}

/** The weighted mean of the parts. */
export function scoreOf(parts: NameAnswer["scoreParts"]): number {
  return Math.round(parts.reduce((sum, { value, weight }) => sum + (value * weight) / 100, 0));
}

/** What a score amounts to. */
export function gradeOf(score: number): Grade {
  if (score >= 70) return "favourable";
  return score < 45 ? "unfavourable" : "mixed";
}
