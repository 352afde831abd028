/** What of a match a reading speaks about; the same in every language. */
import type { MajorId } from "#east/purple_star/stars.ts";
import { byPull } from "../scoring.ts";
import type { ZiweiMatch } from "./answer.ts";
import type { PartId } from "./parts.ts";

export type MatchPart = ZiweiMatch["parts"][number];
export type Side = ZiweiMatch["a"];

/** A part by its id. */
export function partOf({ parts }: ZiweiMatch, id: PartId): MatchPart {
  return parts.find(({ part }) => part === id)!;
}

/** Parts that every reading says, and those it says where they say something. */
const ALWAYS: readonly PartId[] = ["spouseInLife", "transformations"];
const SOMETIMES: readonly PartId[] = ["flyingSpouse", "soulMasters", "decades"];
/** From this distance to 50 on a part says something. */
const SAYS = 8;

/** The parts that a reading of two certain charts says after the life palaces. */
export function partsSaid(answer: ZiweiMatch): readonly MatchPart[] {
  const telling = SOMETIMES.filter((id) => Math.abs(partOf(answer, id).value - 50) >= SAYS);
  return [...ALWAYS, ...telling].map((id) => partOf(answer, id));
}

/** The star by which a life palace is described: another than the one before, if there is one. */
export function leadOf({ life }: Side, before?: MajorId): MajorId {
  const { stars } = life!;
  return stars.find((star) => star !== before) ?? stars[0]!;
}

/** The parts that the hour moves most and least. */
export function openParts({ parts }: ZiweiMatch): readonly [MatchPart, MatchPart] {
  const width = ({ range }: MatchPart) => range!.most - range!.least;
  const sorted = [...parts].sort((one, other) => width(other) - width(one));
  return [sorted[0]!, sorted.at(-1)!];
}

/** The three loudest dissenting parts, for and against the pair. */
export function voicesOf(answer: ZiweiMatch): {
  readonly pros: readonly MatchPart[];
  readonly cons: readonly MatchPart[];
} {
  const loud = byPull(answer.dissent.map((id) => partOf(answer, id))).slice(0, 3);
  return {
    pros: loud.filter(({ value }) => value > 50),
    cons: loud.filter(({ value }) => value <= 50),
  };
}

/** The range that omitted inputs leave, and whether the verdict is sure without them. */
export function openEnds({ hourAssumption = [], genderAssumption = [] }: ZiweiMatch) {
  const omitted = [...hourAssumption, ...genderAssumption];
  const score = omitted[0]?.score;
  return score && { ...score, sure: omitted.every(({ certified }) => certified) };
}
