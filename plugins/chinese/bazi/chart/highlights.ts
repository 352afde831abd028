/** What of a chart a reading speaks about first; the same in every language. */
import type { Phase } from "#lore";
import { PLACES, type Place } from "#east/calendar/pillars.ts";
import { branchOf, pairOf } from "#east/pairs.ts";
import { branchRelations, tripleRelation, type RelationId } from "#east/relations.ts";
import type { TenGod } from "#east/ten_gods.ts";
import type { ChartAnswer } from "./answer.ts";
import type { StarId } from "./star_table.ts";
import type { PlacedStar } from "./stars.ts";

type Cycle = ChartAnswer["luck"]["pillars"][number];

/** How a luck pillar stands to the useful god. */
export interface Outlook {
  readonly cycle: Cycle;
  /** -6 (against the chart in stem and branch) to +6. */
  readonly score: number;
  readonly stem: Half;
  readonly branch: Half;
  /** What its branch does to the branches of the birth; null where it touches none of them. */
  readonly meeting: LuckMeeting | null;
}

/** The stem or the branch of a luck pillar: its ten god, and whether its element suits the chart. */
export interface Half {
  readonly native: string;
  readonly tenGod: TenGod;
  readonly suits: boolean;
}

/** Relations of a luck branch that a reading tells. */
export const LUCK_TIES = ["threeCombine", "direction", "clash", "sixCombine"] as const;

/** A luck branch with one branch of the birth, or with two that it makes whole. */
export interface LuckMeeting {
  readonly tie: (typeof LUCK_TIES)[number];
  readonly places: readonly Place[];
  /** The branches of the birth, as they are written. */
  readonly native: string;
  readonly result: Phase | null;
}

/** A run of neighbouring cycles that read alike. */
export interface Stretch {
  readonly cycles: readonly Outlook[];
  readonly tone: Tone;
}

/** How a cycle reads. */
export type Tone = "kind" | "mixed" | "demanding";

const ROLE_SCORE = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;

/** The branch acts in the second half of the cycle and carries more than the stem. */
const BRANCH_FACTOR = 2;

/** Weighs each luck pillar by the roles of its stem and branch elements. */
export function weighLuck({ usefulGod, luck, pillars }: ChartAnswer): readonly Outlook[] {
  const scores = new Map<Phase, number>();
  for (const [role, score] of Object.entries(ROLE_SCORE)) {
    scores.set(usefulGod.roles[role as keyof typeof ROLE_SCORE].element, score);
  }
  return luck.pillars.map((cycle) => {
    const { stem, branch } = pairOf(cycle.pillar);
    const above = scores.get(stem.element)!;
    const below = scores.get(branch.element)!;
    return {
      cycle,
      score: above + BRANCH_FACTOR * below,
      stem: { native: stem.native, tenGod: cycle.tenGod, suits: above >= 0 },
      branch: { native: branch.native, tenGod: cycle.hiddenTenGods[0]!, suits: below >= 0 },
      meeting: meetingOf(branch.index, pillars),
    };
  });
}

/** The weightiest thing that a luck branch does: a triple made whole, a clash, a combination. */
function meetingOf(luckBranch: number, pillars: ChartAnswer["pillars"]): LuckMeeting | null {
  const own = PLACES.flatMap((place) => {
    const pillar = pillars[place];
    return pillar ? [{ place, branch: branchOf(pillar.branch) }] : [];
  });
  const found: LuckMeeting[] = [];
  const add = (kind: RelationId, members: typeof own, result: Phase | null) => {
    const tie = LUCK_TIES.find((one) => one === kind);
    if (!tie) return;
    const places = members.map(({ place }) => place);
    found.push({ tie, places, native: members.map((one) => one.branch.native).join(""), result });
  };
  for (const [i, one] of own.entries()) {
    for (const { kind, result } of branchRelations(luckBranch, one.branch.index)) {
      add(kind, [one], result);
    }
    for (const other of own.slice(i + 1)) {
      const triple = tripleRelation(luckBranch, one.branch.index, other.branch.index);
      if (triple) add(triple.kind, [one, other], triple.result);
    }
  }
  const rank = ({ tie, places }: LuckMeeting) =>
    2 * LUCK_TIES.indexOf(tie) - (places.includes("day") ? 1 : 0);
  return found.reduce<LuckMeeting | null>(
    (best, one) => (best === null || rank(one) < rank(best) ? one : best),
    null,
  );
}

/** Joins neighbouring cycles of one tone. */
export function stretchesOf(outlooks: readonly Outlook[]): readonly Stretch[] {
  const stretches: { cycles: Outlook[]; tone: Tone }[] = [];
  for (const outlook of outlooks) {
    const tone = toneOf(outlook.score);
    const last = stretches.at(-1);
    if (last?.tone === tone) last.cycles.push(outlook);
    else stretches.push({ cycles: [outlook], tone });
  }
  return stretches;
}

function toneOf(score: number): Tone {
  if (score >= 2) return "kind";
  return score <= -2 ? "demanding" : "mixed";
}

/** Relations of the day pillar with one other, those of one kind joined. */
export interface DayTie {
  readonly relation: RelationId;
  readonly between: "stems" | "branches";
  /** The day's own stem or branch, and the other's. */
  readonly own: string;
  readonly native: string;
  readonly others: readonly Place[];
}

/** Kinds of tie that a reading speaks of. */
export const READ_TIES = [
  "clash",
  "sixCombine",
  "threeCombine",
  "direction",
  "halfCombine",
  "harm",
  "stemCombine",
  "stemClash",
] as const satisfies readonly RelationId[];
export type ReadTie = (typeof READ_TIES)[number];

/** Lists the relations that touch the day pillar, those of the same kind together. */
export function tiesOfDay({ relations, pillars: all }: ChartAnswer): readonly DayTie[] {
  const ties = new Map<string, DayTie & { others: Place[] }>();
  const glyph = (place: Place, between: DayTie["between"]) => {
    const { stem, branch } = pairOf(all[place]!.pillar);
    return between === "stems" ? stem.native : branch.native;
  };
  for (const { relation, between, pillars } of relations) {
    const other = pillars.find((place) => place !== "day");
    if (!pillars.includes("day") || pillars.length > 2 || !other) continue;
    const native = glyph(other, between);
    const key = `${relation} ${native}`;
    const tie = ties.get(key);
    if (tie) tie.others.push(other);
    else ties.set(key, { relation, between, own: glyph("day", between), native, others: [other] });
  }
  return [...ties.values()];
}

/** The elements with the largest and the smallest share, in percent. */
export function fullestAndLeast({ balance }: ChartAnswer): {
  readonly most: readonly [Phase, number];
  readonly least: readonly [Phase, number];
} {
  const entries = Object.entries(balance.percent) as [Phase, number][];
  return {
    most: entries.reduce((a, b) => (b[1] > a[1] ? b : a)),
    least: entries.reduce((a, b) => (b[1] < a[1] ? b : a)),
  };
}

/** The first whole triple among the branches, or null. */
export function wholeTriple({ relations }: ChartAnswer) {
  return relations.find(({ pillars }) => pillars.length === 3) ?? null;
}

/** Stars that a reading names before others. */
const TOLD_FIRST: readonly StarId[] = [
  "tianYi",
  "tianDe",
  "yueDe",
  "sanQiHeaven",
  "sanQiEarth",
  "sanQiHuman",
  "kuiGang",
  "yangRen",
  "wenChang",
  "luShen",
  "yiMa",
  "taoHua",
  "huaGai",
  "jiangXing",
];
const TOLD_STARS = 4;

/** The stars that stand out, each once with all its places; those of rank first. */
export function standingOut({ stars }: ChartAnswer): readonly PlacedStar[] {
  const joined = new Map<StarId, PlacedStar>();
  for (const one of stars) {
    const known = joined.get(one.star);
    const pillars = [...new Set([...(known?.pillars ?? []), ...one.pillars])];
    joined.set(one.star, { ...one, pillars });
  }
  const rank = (id: StarId) =>
    TOLD_FIRST.includes(id) ? TOLD_FIRST.indexOf(id) : TOLD_FIRST.length;
  return [...joined.values()]
    .sort((one, other) => rank(one.star) - rank(other.star))
    .slice(0, TOLD_STARS);
}
