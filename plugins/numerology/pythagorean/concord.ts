/** How well the numbers of one person keep company, from the groups by which two people are matched. */
import type { Testimony, Text } from "#old";
import { bondNumbers } from "../birthday/match.ts";

/** Numbers of a chart that are held against each other. */
export interface Concord {
  readonly lifePath: number;
  readonly birthday: number;
  readonly expression: number | null;
  readonly soulUrge: number | null;
  readonly personality: number | null;
  /** How many karmic debts were met. */
  readonly debts: number;
}

const BASE = 60;
/** A bond's score that neither adds nor takes. */
const EVEN = 70;
const DEBT = -3;

const SAYS: Readonly<Record<"same" | "group" | "different", Text>> = {
  same: { en: "the same", zhHant: "同數" },
  group: { en: "of one group", zhHant: "同組" },
  different: { en: "of different groups", zhHant: "異組" },
};

/** The score's testimonies; the first is the base. Weights are this folder's own. */
export function concordOf(numbers: Concord): Testimony[] {
  const { lifePath, birthday, expression, soulUrge, personality, debts } = numbers;
  const told: Testimony[] = [
    { code: "base", weight: BASE, evidence: { en: "Any date", zhHant: "任何日期" } },
    pair("path-birthday", lifePath, birthday, "life path and birthday", "生命數與生日數"),
  ];
  if (expression !== null) {
    told.push(
      pair("path-expression", lifePath, expression, "life path and expression", "生命數與表現數"),
    );
  }
  if (soulUrge !== null && personality !== null) {
    told.push(
      pair("inner-outer", soulUrge, personality, "soul urge and personality", "心願數與外在數"),
    );
  }
  if (debts > 0) {
    const evidence = {
      en: `${debts} karmic ${debts === 1 ? "debt" : "debts"}`,
      zhHant: `業債 ${debts} 項`,
    };
    told.push({ code: "debts", weight: DEBT * debts, evidence });
  }
  return told;
}

function pair(code: string, a: number, b: number, en: string, zhHant: string): Testimony {
  const { score, bond } = bondNumbers(a, b);
  return {
    code,
    weight: Math.round((score - EVEN) / 2),
    evidence: {
      en: `${en}, ${a} and ${b}, are ${SAYS[bond].en}`,
      zhHant: `${zhHant} ${a} 與 ${b}，${SAYS[bond].zhHant}`,
    },
  };
}
