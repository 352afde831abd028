/** Runs every rule over a chart. */
import type { Text } from "#old";
import type { GrahaId } from "../grahas.ts";
import { strengthOf, type YogaChart, type YogaKind } from "./chart.ts";
import { LORD_YOGAS } from "./lords.ts";
import { NABHASA_YOGAS } from "./nabhasa.ts";
import { PERSON_YOGAS } from "./persons.ts";

/** All rules in the order in which answers list them. */
export const YOGA_RULES = [...LORD_YOGAS, ...PERSON_YOGAS, ...NABHASA_YOGAS];

/** A yoga that is present. */
export interface PresentYoga {
  readonly id: string;
  readonly name: Text;
  readonly kind: YogaKind;
  readonly grahas: GrahaId[];
  /** 0 to 1: mean dignity of the grahas that make it. */
  readonly strength: number;
  readonly detail?: Text;
  readonly meaning: Text;
  readonly because: { readonly rule: string; readonly source: string }[];
}

export interface YogaReport {
  readonly present: PresentYoga[];
  /** Ids of rules that were tried and not met. */
  readonly absent: string[];
  /** Ids of rules that could not be tried: they need the lagna. */
  readonly untested: string[];
}

/** Tries all rules. */
export function findYogas(chart: YogaChart): YogaReport {
  const report: YogaReport = { present: [], absent: [], untested: [] };
  for (const rule of YOGA_RULES) {
    if (rule.needsLagna && chart.lagna === null) {
      report.untested.push(rule.id);
      continue;
    }
    const found = rule.find(chart);
    if (!found) {
      report.absent.push(rule.id);
      continue;
    }
    report.present.push({
      id: rule.id,
      name: rule.name,
      kind: rule.kind,
      grahas: [...found.grahas],
      strength: strengthOf(chart, found.grahas),
      ...(found.detail ? { detail: found.detail } : {}),
      meaning: rule.meaning,
      because: [{ rule: rule.rule, source: rule.source }],
    });
  }
  return report;
}
