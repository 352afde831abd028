import type { Finding } from "./scoring.ts";
import { bounded } from "./scoring.ts";

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

/** Says whether kind and demanding years of two people fall together. */
export function compareLuck(a: Lived, b: Lived): Finding {
  const { kind, hard, shared, total } = countYears(a, b);
  return {
    value: bounded(50 + (45 * (kind + 0.35 * shared - hard)) / total),
    tell() {
      const years = (count: number) => Math.round((COMMON.years * count) / total);
      const [good, bad, carried] = [years(kind), years(hard), years(shared)];
      if (good + bad + carried === 0) {
        return {
          en: "their luck has no clear years in common, for good or ill",
          zhHant: "兩運並無同時分明之年",
        };
      }
      const en = [
        good > 0 ? `kind to both in ${good}` : "",
        bad > 0 ? `hard on both in ${bad}` : "",
        carried > 0 ? `uneven in ${carried}, so that one can carry the other` : "",
      ].filter((text) => text !== "");
      const zh = [
        good > 0 ? `兩運俱佳者 ${good} 年` : "",
        bad > 0 ? `俱逆者 ${bad} 年` : "",
        carried > 0 ? `一順一逆、可相扶持者 ${carried} 年` : "",
      ].filter((text) => text !== "");
      const last = en.pop()!;
      return {
        en: `of the forty years from the younger's twentieth, luck is ${en.length > 0 ? `${en.join(", ")} and ${last}` : last}`,
        zhHant: `自年少者二十歲起四十年間，${zh.join("，")}`,
      };
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
