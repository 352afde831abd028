import { Refusal } from "#sdk";
import { isValidDate, toFixed, type CalendarDate, type CivilMoment } from "#time";
import { pairOf, stemOf } from "#east/pairs.ts";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { chartOf } from "#east/four_pillars/chart.ts";
import { findLuck } from "#east/four_pillars/luck.ts";
import type { Luck } from "#east/four_pillars/luck_answer.ts";
import { readChart, type ChartRules } from "../chart/read_chart.ts";
import type { Forecast, Unit } from "./answer.ts";
import { taiSuiOffences } from "./meetings.ts";
import type { Ground } from "./ground.ts";
import { judgePassing } from "./outlook.ts";
import { annualStarOf } from "./passing_stars.ts";
import { listPeriods, monthsOfYear, MOST_PERIODS, type Period } from "./periods.ts";

/** Why a range is not forecast. */
export type RangeRefusal = {
  badRange:
    | { fault: "noDate"; date: string }
    | { fault: "backwards"; from: string; to: string }
    | { fault: "tooFar"; from: string; to: string; years: number; most: number; unit: Unit }
    | { fault: "tooMany"; from: string; to: string; count: number; most: number; unit: Unit };
};

/** Longer than any range of allowed periods; longer ones are refused before their terms are looked up. */
const MOST_DAYS = 13 * 366;
/** A forecast farther from the birth than this is nobody's. */
const FARTHEST_YEARS = 150;

/** The range asked for. */
export interface Range {
  readonly from: string;
  readonly to?: string | undefined;
  readonly unit: Unit;
}

/**
 * Judges every period of a range against a birth.
 *
 * @throws {Refusal} badRange
 */
export function readForecast(civil: CivilMoment, rules: ChartRules, range: Range): Forecast {
  const chart = readChart(civil, rules);
  const periods = periodsOf(civil, range);
  const { pillars, usefulGod, luck } = chart;
  const yearPair = pairOf(pillars.year.pillar);
  const natal = chartOf({
    year: yearPair,
    month: pairOf(pillars.month.pillar),
    day: pairOf(pillars.day.pillar),
    hour: pillars.hour ? pairOf(pillars.hour.pillar) : null,
  });
  const ground = (inForce: Forecast["periods"][number]["luck"]["pillar"]): Ground => ({
    dayMaster: stemOf(chart.dayMaster),
    gender: chart.gender,
    chart: natal,
    starRules: rules,
    roles: usefulGod.roles,
    stages: { direction: rules.stageRule, earth: rules.earthStages },
    standing: {
      year: natal.year,
      month: natal.month,
      day: natal.day,
      ...(natal.hour ? { hour: natal.hour } : {}),
      ...(inForce === null ? {} : { luck: pairOf(inForce) }),
    },
  });
  const byYear = range.unit === "year";
  return {
    natal: {
      native: chart.native,
      dayMaster: chart.dayMaster,
      strength: chart.strength.verdict,
      structure: chart.structure.verdict,
      usefulGod: usefulGod.verdict,
      luckDirection: luck.direction.value,
      hourKnown: chart.hourKnown,
    },
    unit: range.unit,
    periods: periods.map((period) => {
      const behind = luckWithin(luck, period, range.unit);
      const here = ground(behind.pillar);
      return {
        ...judgePassing(period.pair, here),
        year: period.year,
        from: period.from,
        to: period.to,
        nominalAge: period.year - civil.year + 1,
        luck: behind,
        annualStar: byYear ? annualStarOf(period.pair.branch.index, yearPair.branch.index) : null,
        taiSui: byYear ? taiSuiOffences(period.pair.branch.index, yearPair.branch.index) : [],
        months: byYear ? monthsOf(period, here) : [],
      };
    }),
  };
}

function periodsOf(civil: CivilMoment, range: Range): readonly Period[] {
  const from = parseDate(range.from);
  const to = range.to === undefined ? from : parseDate(range.to);
  const ends = { from: range.from, to: range.to ?? range.from };
  const refuse = (fault: RangeRefusal["badRange"]) => new Refusal("badRange", fault);
  if (toFixed(to) < toFixed(from)) throw refuse({ fault: "backwards", ...ends });
  const { unit } = range;
  const most = MOST_PERIODS[unit];
  const days = toFixed(to) - toFixed(from);
  if (days > MOST_DAYS || Math.abs(from.year - civil.year) > FARTHEST_YEARS) {
    throw refuse({ fault: "tooFar", ...ends, years: FARTHEST_YEARS, most, unit });
  }
  const periods = listPeriods(from, to, unit);
  if (periods.length === 0 || periods.length > most) {
    throw refuse({ fault: "tooMany", ...ends, count: periods.length, most, unit });
  }
  return periods;
}

function monthsOf(period: Period, ground: Ground) {
  return monthsOfYear(period.year).map((month) => ({
    ...judgePassing(month.pair, ground),
    from: month.from,
    to: month.to,
  }));
}

/** Makes what finds the pillar of the cycle in force at the first period, for any moment of a day of birth. */
export function luckOfFirstPeriod(day: CivilMoment, rules: ChartRules, range: Range) {
  const [first] = periodsOf(day, range);
  const stages = { direction: rules.stageRule, earth: rules.earthStages };
  return (civil: CivilMoment): string | null => {
    const time = chartTimeOf(civil, rules.clock);
    const { pillars, jie } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
    const luck = findLuck(chartOf(pillars), civil, jie, rules.gender, rules.luckRule, stages);
    return luckWithin(luck, first!, range.unit).pillar;
  };
}

/** The cycle that holds most of a period, and the change inside it. */
function luckWithin(luck: Luck, period: Period, unit: Unit) {
  const starts = luck.pillars.map(
    (cycle, i) => cycle.startDate ?? shiftYears(luck.startBetween!.earliest, i * 10),
  );
  const start = period.from.slice(0, 10);
  const end = period.to.slice(0, 10);
  const middle = unit === "year" ? `${start.slice(0, 4)}-08-05` : start;
  const at = starts.findLastIndex((date) => date <= middle);
  const change = starts.findIndex((date) => date > start && date < end);
  return {
    pillar: at < 0 ? null : luck.pillars[at]!.pillar,
    changesTo: change < 0 ? null : luck.pillars[change]!.pillar,
    changesOn: change < 0 ? null : (luck.pillars[change]!.startDate ?? null),
  };
}

function shiftYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}

function parseDate(text: string): CalendarDate {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const date = { year, month, day };
  if (!/^\d{4}-/.test(text) || !isValidDate(date)) {
    throw new Refusal("badRange", { fault: "noDate", date: text });
  }
  return date;
}
