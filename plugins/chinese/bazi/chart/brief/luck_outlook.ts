import type { Element } from "#time";
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
