import { bothGenders } from "#east/gender.ts";
import type { Candidates } from "#sdk";
import type { ClockName } from "#east/calendar/conventions.ts";
import { spansOfDay } from "#east/calendar/day_spans.ts";
import { type Given, type InputOf, Refusal } from "#sdk";
import type { ChartAnswer } from "./answer.ts";
import type { BAZI_CONVENTIONS } from "./conventions.ts";
import { parsePillars } from "./given_pillars.ts";
import type { input } from "./input.ts";
import { readChart, readPillars } from "./read_chart.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawChart as picture } from "./picture.ts";
export { weighChart as weigh } from "./weight.ts";

export function run(
  given: InputOf<typeof input, typeof BAZI_CONVENTIONS>,
  give: Given,
): ChartAnswer {
  const rules = { ...given, gender: given.gender ?? "male" };
  if ((given.birthDate === undefined) === (given.pillars === undefined)) {
    throw new Refusal("birthOrPillars", { both: given.pillars !== undefined });
  }
  return given.pillars
    ? readPillars(parsePillars(given.pillars), rules)
    : readChart(give.civil(), rules);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  gender: bothGenders,
  birthHour: (input, civil) => (civil ? spansOfDay(civil, input["clock"] as ClockName) : []),
};
