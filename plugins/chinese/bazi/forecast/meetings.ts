import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { modulo, type StemBranch } from "#time";
import {
  branchRelations,
  RELATION_WRITINGS,
  stemRelation,
  type RelationId,
} from "#east/relations.ts";

/** How a passing pillar may meet a standing one. */
export const MEETING = vocabulary("meeting", {
  ...RELATION_WRITINGS,
  sameAsLuck: { native: "歲運並臨", roman: "suì yùn bìng lín" },
  fuYin: { native: "伏吟", roman: "fú yín" },
  fanYin: { native: "反吟", roman: "fǎn yín" },
});
export type MeetingId = IdOf<typeof MEETING>;

/** Offences against the spirit of the year. */
export const TAI_SUI = vocabulary("taiSui", {
  zhiTaiSui: { native: "值太歲", roman: "zhí tài suì" },
  chongTaiSui: { native: "沖太歲", roman: "chōng tài suì" },
  xingTaiSui: { native: "刑太歲", roman: "xíng tài suì" },
  haiTaiSui: { native: "害太歲", roman: "hài tài suì" },
  poTaiSui: { native: "破太歲", roman: "pò tài suì" },
});
export type TaiSui = IdOf<typeof TAI_SUI>;

/** Pillars that stand while others pass. */
export const STANDING = vocabulary("standing", ["year", "month", "day", "hour", "luck"]);
export type StandingPlace = IdOf<typeof STANDING>;

/** What meets: the stems, the branches, or the pillars whole. */
export const MEETS = vocabulary("meets", ["stems", "branches", "pillars"]);

/** A meeting of the passing pillar with a pillar of the birth or of luck. */
export const meetingShape = Type.Object(
  {
    meeting: term(MEETING, "How they meet"),
    with: term(STANDING, "The standing pillar"),
    between: term(MEETS, "What of the two pillars meets"),
    native: Type.String({ description: "Passing first, standing second" }),
  },
  { description: "A meeting of the passing pillar with a standing one" },
);
export type Meeting = Frozen<Static<typeof meetingShape>>;

export type Standing = Readonly<Partial<Record<StandingPlace, StemBranch>>>;

/** Lists how a passing pillar meets each pillar that stands. */
export function findMeetings(passing: StemBranch, standing: Standing): readonly Meeting[] {
  return STANDING.ids.flatMap((place) => {
    const pair = standing[place];
    return pair ? meetingsWith(passing, pair, place) : [];
  });
}

function meetingsWith(
  passing: StemBranch,
  pair: StemBranch,
  place: StandingPlace,
): readonly Meeting[] {
  const meetings: Meeting[] = [];
  const add = (meeting: MeetingId, between: Meeting["between"], native: string) =>
    meetings.push({ meeting, with: place, between, native });
  const pillars = passing.native + pair.native;
  if (passing.index === pair.index) {
    add(place === "luck" ? "sameAsLuck" : "fuYin", "pillars", pillars);
  }
  if (isOpposed(passing, pair)) add("fanYin", "pillars", pillars);
  const stems = stemRelation(passing.stem.index, pair.stem.index);
  if (stems) add(stems.kind, "stems", passing.stem.native + pair.stem.native);
  for (const { kind } of branchRelations(passing.branch.index, pair.branch.index)) {
    add(kind, "branches", passing.branch.native + pair.branch.native);
  }
  return meetings;
}

/** Branches clash and one stem controls the other with the same polarity. */
function isOpposed(one: StemBranch, other: StemBranch): boolean {
  const stems = modulo(one.stem.index - other.stem.index, 10);
  return modulo(one.branch.index - other.branch.index, 12) === 6 && (stems === 4 || stems === 6);
}

const OFFENCES: Readonly<Partial<Record<RelationId, TaiSui>>> = {
  clash: "chongTaiSui",
  harm: "haiTaiSui",
  break: "poTaiSui",
};

/** Offences against the spirit of the year: the year's branch against that of the birth year. */
export function taiSuiOffences(yearBranch: number, birthBranch: number): readonly TaiSui[] {
  const offences: TaiSui[] = yearBranch === birthBranch ? ["zhiTaiSui"] : [];
  for (const { kind } of branchRelations(yearBranch, birthBranch)) {
    const offence = OFFENCES[kind];
    if (offence) offences.push(offence);
    if (kind.endsWith("Punishment") && yearBranch !== birthBranch) offences.push("xingTaiSui");
  }
  return offences;
}
