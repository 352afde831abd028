import { Type } from "#old";
import { modulo, type StemBranch } from "#time";
import { PLACES, type Place } from "../../calendar/pillars.ts";
import { NamedShape, namesById, type Named } from "../../core/named.ts";
import { branchRelations, RELATION_NAMES, stemRelation } from "../../core/relations.ts";

/** Special meetings of a passing pillar with a standing one, and the offences of the year. */
export const MEETINGS = namesById([
  ["sameAsLuck", "歲運並臨", "suì yùn bìng lín", "year and luck coincide"],
  ["fuYin", "伏吟", "fú yín", "the same pillar again"],
  ["fanYin", "反吟", "fǎn yín", "stem and branch both opposed"],
  ["zhiTaiSui", "值太歲", "zhí tài suì", "on the seat of the year"],
  ["chongTaiSui", "沖太歲", "chōng tài suì", "facing the year"],
  ["xingTaiSui", "刑太歲", "xíng tài suì", "punished by the year"],
  ["haiTaiSui", "害太歲", "hài tài suì", "harmed by the year"],
  ["poTaiSui", "破太歲", "pò tài suì", "broken by the year"],
]);

/** A relation of the passing pillar with a pillar of the birth or of luck. */
export const MeetingShape = Type.Object({
  relation: NamedShape,
  with: Type.String({ description: "year, month, day, hour or luck" }),
  between: Type.String({ description: "stems, branches or pillars" }),
  native: Type.String({ description: "Passing first, standing second" }),
});

/** A relation of the passing pillar with a pillar of the birth or of luck. */
export interface Meeting {
  readonly relation: Named;
  readonly with: Place | "luck";
  readonly between: "stems" | "branches" | "pillars";
  readonly native: string;
}

/** Pillars that stand while others pass. */
export type Standing = Readonly<Partial<Record<Place | "luck", StemBranch>>>;

/** Finds how a passing pillar meets each pillar that stands. */
export function findMeetings(passing: StemBranch, standing: Standing): readonly Meeting[] {
  return ([...PLACES, "luck"] as const).flatMap((place) => {
    const pair = standing[place];
    return pair ? meetingsWith(passing, pair, place) : [];
  });
}

function meetingsWith(
  passing: StemBranch,
  pair: StemBranch,
  place: Place | "luck",
): readonly Meeting[] {
  const found: Meeting[] = [];
  const pillars = passing.native + pair.native;
  if (passing.index === pair.index) {
    const relation = place === "luck" ? MEETINGS.sameAsLuck : MEETINGS.fuYin;
    found.push({ relation, with: place, between: "pillars", native: pillars });
  }
  if (isOpposed(passing, pair)) {
    found.push({ relation: MEETINGS.fanYin, with: place, between: "pillars", native: pillars });
  }
  const stems = stemRelation(passing.stem.index, pair.stem.index);
  if (stems) {
    const native = passing.stem.native + pair.stem.native;
    found.push({ relation: RELATION_NAMES[stems.kind], with: place, between: "stems", native });
  }
  for (const { kind } of branchRelations(passing.branch.index, pair.branch.index)) {
    const native = passing.branch.native + pair.branch.native;
    found.push({ relation: RELATION_NAMES[kind], with: place, between: "branches", native });
  }
  return found;
}

/** Branches clash and one stem controls the other with the same polarity. */
function isOpposed(one: StemBranch, other: StemBranch): boolean {
  const stems = modulo(one.stem.index - other.stem.index, 10);
  return modulo(one.branch.index - other.branch.index, 12) === 6 && (stems === 4 || stems === 6);
}

/** Offences against the spirit of the year: the year's branch against that of the birth year. */
export function taiSuiOffences(yearBranch: number, birthBranch: number): readonly Named[] {
  const found: Named[] = yearBranch === birthBranch ? [MEETINGS.zhiTaiSui] : [];
  for (const { kind } of branchRelations(yearBranch, birthBranch)) {
    if (kind === "clash") found.push(MEETINGS.chongTaiSui);
    if (kind.endsWith("Punishment") && yearBranch !== birthBranch) found.push(MEETINGS.xingTaiSui);
    if (kind === "harm") found.push(MEETINGS.haiTaiSui);
    if (kind === "break") found.push(MEETINGS.poTaiSui);
  }
  return found;
}
