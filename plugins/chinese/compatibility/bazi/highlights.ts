/** What of a match a reading speaks about; the same in every language. */
import { byPull } from "../scoring.ts";
import type { BaziMatch } from "./answer.ts";
import { DIMENSIONS, type DimensionId, type PartId } from "./match.ts";

export type MatchPart = BaziMatch["parts"][number];

/** A part by its id. */
export function partOf({ parts }: BaziMatch, id: PartId): MatchPart {
  return parts.find(({ part }) => part === id)!;
}

/** The sides of life from the best to the weakest. */
export function sidesInOrder({ dimensions }: BaziMatch): readonly DimensionId[] {
  return [...DIMENSIONS].sort((one, other) => dimensions[other].score - dimensions[one].score);
}

/** The part that moves a side of life most, up (1) or down (-1). */
export function moverOf(answer: BaziMatch, id: DimensionId, sign: 1 | -1): PartId | undefined {
  const pulls = answer.dimensions[id].parts.map(({ part, weight }) => ({
    part,
    pull: sign * (partOf(answer, part).value - 50) * weight,
  }));
  const best = pulls.reduce((one, other) => (other.pull > one.pull ? other : one));
  return best.pull > 0 ? best.part : undefined;
}

/** Parts that the reading has put into words before it comes to the dissent. */
const READ_BEFORE: readonly PartId[] = [
  "dayStems",
  "dayBranches",
  "usefulGods",
  "evenness",
  "climate",
  "luck",
];

/** The loudest dissenting parts for and against the pair, and one that was not read out yet. */
export function voicesOf(answer: BaziMatch): {
  readonly pros: readonly MatchPart[];
  readonly cons: readonly MatchPart[];
  readonly fresh: MatchPart | undefined;
} {
  const loud = byPull(answer.dissent.map((id) => partOf(answer, id)));
  return {
    pros: loud.filter(({ value }) => value > 50).slice(0, 2),
    cons: loud.filter(({ value }) => value < 50).slice(0, 2),
    fresh: loud.slice(0, 3).find(({ part }) => !READ_BEFORE.includes(part)),
  };
}

/** The omitted inputs of both kinds, and whether the verdict is sure without them. */
export function openEnds({ hourAssumption = [], genderAssumption = [] }: BaziMatch) {
  const omitted = [...hourAssumption, ...genderAssumption];
  const score = omitted[0]?.score;
  return score && { score, sure: omitted.every(({ certified }) => certified) };
}
