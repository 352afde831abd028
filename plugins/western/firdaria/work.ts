import { type Give, Refusal } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { CLASSICAL, signAt } from "#lore";
import { type Nativity, readNativity, utcOf } from "../core/nativity.ts";
import { isClassical } from "../core/points.ts";
import { readTarget } from "../core/target_date.ts";
import { round } from "../core/zodiac.ts";
import { firdariaOf, YEAR_DAYS } from "../hellenistic/periods.ts";
import type { FirdariaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawFirdaria as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): FirdariaAnswer {
  const civil = chosen.birthDate === undefined ? null : give.civil();
  const chart = civil && readNativity(civil, CLASSICAL.ids, "wholeSign");
  const isDay = chosen.sect ? chosen.sect === "day" : sectOf(chart);
  const yearDays = chosen.year === "of360" ? 360 : YEAR_DAYS;
  const start = chart?.julianDayUt ?? 0;
  const periods = firdariaOf(isDay, start, chosen.nodes === "afterMars", yearDays);
  const target =
    civil === null
      ? null
      : chosen.targetDate === undefined
        ? julianDayOfEpochMs(give.now)
        : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const holds = (one: { readonly start: number; readonly end: number }) =>
    target !== null && target >= one.start && target < one.end;
  const span = (one: { readonly start: number; readonly end: number }) => ({
    years: round((one.end - one.start) / yearDays, 6),
    fromAge: round((one.start - start) / yearDays, 6),
    start: chart ? utcOf(one.start) : null,
    end: chart ? utcOf(one.end) : null,
  });
  const major = periods.find(holds);
  const sub = major?.subs.find(holds);
  const signOf = (id: string | undefined) =>
    id && chart && isClassical(id) ? signAt(chart.positions[id]!.longitudeDeg) : null;
  return {
    sect: isDay ? "day" : "night",
    periods: periods.map((one) => ({
      lord: one.lord,
      ...span(one),
      subs: one.subs.map((part) => ({ lord: part.lord, ...span(part) })),
    })),
    major: major?.lord ?? null,
    sub: sub?.lord ?? null,
    stands: chart && major ? { major: signOf(major.lord), sub: signOf(sub?.lord) } : null,
  };
}

function sectOf(chart: Nativity | null): boolean {
  if (!chart) throw new Refusal("chart-missing");
  if (!chart.timeKnown) throw new Refusal("birth-time-needed");
  if (chart.isDay === null) throw new Refusal("place-needed");
  return chart.isDay;
}
