import { bounded, type Finding } from "./scoring.ts";

/** Ten-year periods and how they stand to a chart. */
export interface LuckCourse {
  /** Year in which the first begins. */
  readonly startYear: number;
  /** 1 kind, -1 demanding, 0 between, period by period. */
  readonly grades: readonly number[];
}

/** Whose luck is compared; several courses where a gender is unknown. */
export interface Lived {
  readonly birthYear: number;
  readonly luck: readonly LuckCourse[];
}

/** The common years: forty, from the younger's twentieth. */
const COMMON = { from: 20, years: 40 } as const;

/** How the luck of two people falls together, in years of the forty. */
export type CommonLuckPhrases = {
  luckTogether: { kind: number; hard: number; shared: number };
  luckApart: {};
};

/** Judges whether kind and demanding years of two people fall together. */
export function compareLuck(a: Lived, b: Lived): Finding<CommonLuckPhrases> {
  const { kind, hard, shared, total } = countYears(a, b);
  return {
    value: bounded(50 + (45 * (kind + 0.35 * shared - hard)) / total),
    tell() {
      const years = (count: number) => Math.round((COMMON.years * count) / total);
      const together = { kind: years(kind), hard: years(hard), shared: years(shared) };
      return together.kind + together.hard + together.shared === 0
        ? { code: "luckApart" }
        : { code: "luckTogether", with: together };
    },
  };
}

function countYears(a: Lived, b: Lived) {
  const from = Math.max(a.birthYear, b.birthYear) + COMMON.from;
  const counts = { kind: 0, hard: 0, shared: 0, total: 0 };
  for (const one of a.luck) {
    for (const other of b.luck) {
      for (let year = from; year < from + COMMON.years; year++) {
        const product = gradeIn(one, year) * gradeIn(other, year);
        if (product < 0) counts.shared++;
        else if (product > 0) counts[gradeIn(one, year) > 0 ? "kind" : "hard"]++;
      }
      counts.total += COMMON.years;
    }
  }
  return counts;
}

/** The grade of the period in force, 0 outside all of them. */
function gradeIn({ startYear, grades }: LuckCourse, year: number): number {
  return grades[Math.floor((year - startYear) / 10)] ?? 0;
}
