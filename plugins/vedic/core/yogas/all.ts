/** Tries every rule on a chart. */
import type { GrahaId } from "../grahas.ts";
import { strengthOf, type Combination, type Link, type YogaChart, type YogaKind } from "./chart.ts";
import { LORD_YOGAS } from "./lords.ts";
import { FORTUNE_YOGAS } from "./fortune.ts";
import { NABHASA_YOGAS } from "./nabhasa.ts";
import { PARASHARA_YOGAS } from "./parashara.ts";
import { PERSON_YOGAS } from "./persons.ts";
import { RAJA_YOGAS } from "./raja.ts";

/** All rules in the order in which answers list them. */
export const YOGA_RULES = [
  ...LORD_YOGAS,
  ...PERSON_YOGAS,
  ...PARASHARA_YOGAS,
  ...RAJA_YOGAS,
  ...FORTUNE_YOGAS,
  ...NABHASA_YOGAS,
];

/** Why a yoga is there. */
export type YogaPhrases = { byRule: { yoga: Combination } };

/** A yoga that is present. */
export interface PresentYoga {
  readonly yoga: Combination;
  readonly kind: YogaKind;
  readonly grahas: readonly GrahaId[];
  /** 0 to 1: mean dignity of the grahas that make it. */
  readonly strength: number;
  readonly links?: readonly Link[];
  readonly because: readonly {
    readonly code: "byRule";
    readonly with: { readonly yoga: Combination };
    readonly source: string;
  }[];
}

export interface YogaReport {
  readonly present: readonly PresentYoga[];
  /** Rules that were tried and not met. */
  readonly absent: readonly Combination[];
  /** Rules that could not be tried: they need the lagna, or degrees. */
  readonly untested: readonly Combination[];
}

/** Tries all rules. */
export function yogasOf(chart: YogaChart): YogaReport {
  const present: PresentYoga[] = [];
  const absent: Combination[] = [];
  const untested: Combination[] = [];
  for (const { id, kind, source, needsLagna, needsDegrees, find } of YOGA_RULES) {
    if ((needsLagna && chart.lagna === null) || (needsDegrees && !chart.hasDegrees)) {
      untested.push(id);
      continue;
    }
    const formed = find(chart);
    if (!formed) {
      absent.push(id);
      continue;
    }
    present.push({
      yoga: id,
      kind,
      grahas: formed.grahas,
      strength: strengthOf(chart, formed.grahas),
      ...(formed.links ? { links: formed.links } : {}),
      because: [{ code: "byRule", with: { yoga: id }, source }],
    });
  }
  return { present, absent, untested };
}
