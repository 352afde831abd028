import { birthTimesOf, changesBetween, momentAt, partsOfDay, type Candidates } from "#sdk";
import { civilDayStretches, type CivilMoment } from "#time";
import { pillarCuts } from "#east/calendar/day_spans.ts";
import { GENDER } from "#east/gender.ts";
import type { ChartRules } from "../chart/read_chart.ts";
import type { Unit } from "./answer.ts";
import { luckOfFirstPeriod } from "./read_forecast.ts";

/** Luck begins five days earlier or later for an hour of birth. */
const STEP_MS = 15 * 60_000;

/** The spans of the pillars, cut again where another minute of birth puts another cycle in force. */
export const birthHours: Candidates = (input, civil) => {
  if (!civil) return [];
  const rules = input as unknown as ChartRules;
  const cuts = [...pillarCuts(civil, rules.clock), ...luckCuts(civil, input)];
  return birthTimesOf(partsOfDay(civil, cuts));
};

/** Instants of the day at which the cycle in force at the first period changes, for either gender. */
function luckCuts(civil: CivilMoment, input: Readonly<Record<string, unknown>>): readonly number[] {
  const { from, to, unit = "year" } = input as { from: string; to?: string; unit?: Unit };
  // A gender that stands in the input may be an assumption.
  return GENDER.ids.flatMap((gender) => {
    const rules = { ...input, gender } as unknown as ChartRules;
    const luckAt = luckOfFirstPeriod(civil, rules, { from, to, unit });
    const at = (epochMs: number) => luckAt(momentAt(epochMs, civil));
    return civilDayStretches(civil).flatMap(({ startMs, endMs }) =>
      changesBetween(at, startMs, endMs, STEP_MS),
    );
  });
}
