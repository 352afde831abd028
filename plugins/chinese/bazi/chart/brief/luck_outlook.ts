import type { Element } from "#time";
import type { Place } from "../../../calendar/pillars.ts";
import type { TenGodId } from "../../../core/ten_gods.ts";
import type { ChartAnswer } from "../answer.ts";

type Cycle = ChartAnswer["luck"]["pillars"][number];

/** How a luck pillar stands to the useful god. */
export interface Outlook {
  readonly cycle: Cycle;
  /** -6 (against the chart in stem and branch) to +6. */
  readonly score: number;
}

/** A run of neighbouring cycles that read alike. */
export interface Stretch {
  readonly cycles: readonly Outlook[];
  readonly tone: Tone;
}

/** How a cycle reads. */
export type Tone = "kind" | "mixed" | "demanding";

/** What a ten god brings in luck that suits the chart, and in luck that does not. */
export interface LuckTheme {
  readonly bright: string;
  readonly dark: string;
}

const ROLE_SCORE = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;

/** The branch acts in the second half of the cycle and carries more than the stem. */
const BRANCH_FACTOR = 2;

/** Weighs each luck pillar by the roles of its stem and branch elements. */
export function weighLuck(answer: ChartAnswer): readonly Outlook[] {
  const scores = new Map<Element, number>();
  for (const [role, score] of Object.entries(ROLE_SCORE)) {
    const { element } = answer.usefulGod.roles[role as keyof typeof ROLE_SCORE];
    scores.set(element, score);
  }
  return answer.luck.pillars.map((cycle) => ({
    cycle,
    score: scores.get(cycle.stem.element)! + BRANCH_FACTOR * scores.get(cycle.branch.element)!,
  }));
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

/** The ten god of the cycle that shows a stretch's tone most clearly. */
export function leadingGod({ cycles, tone }: Stretch): TenGodId {
  const clearest = cycles.reduce((a, b) => {
    const isClearer = tone === "demanding" ? b.score < a.score : b.score > a.score;
    return isClearer ? b : a;
  });
  return clearest.cycle.tenGod.id as TenGodId;
}

/** Relations of the day pillar with one other, those of one kind joined. */
export interface DayTie {
  readonly id: string;
  readonly between: string;
  readonly native: string;
  readonly others: readonly Place[];
}

/** Lists the relations that touch the day pillar, those of the same kind together. */
export function tiesOfDay(answer: ChartAnswer): readonly DayTie[] {
  const ties = new Map<string, { id: string; between: string; native: string; others: Place[] }>();
  for (const { relation, between, pillars } of answer.relations) {
    const other = pillars.find((place) => place !== "day") as Place | undefined;
    if (!pillars.includes("day") || pillars.length > 2 || !other) continue;
    const pillar = answer.pillars[other]!;
    const native = between === "stems" ? pillar.stem.native : pillar.branch.native;
    const key = `${relation.id} ${native}`;
    const tie = ties.get(key);
    if (tie) tie.others.push(other);
    else ties.set(key, { id: relation.id, between, native, others: [other] });
  }
  return [...ties.values()];
}

/** The element with the largest share and those that are wanting. */
export function fullAndWanting(answer: ChartAnswer): {
  readonly most: Element;
  readonly mostPercent: number;
  readonly wanting: readonly Element[];
} {
  const entries = Object.entries(answer.balance.percent) as [Element, number][];
  const [most, mostPercent] = entries.reduce((a, b) => (b[1] > a[1] ? b : a));
  const wanting = entries.filter(([, percent]) => percent < 5).map(([element]) => element);
  return { most, mostPercent, wanting };
}
