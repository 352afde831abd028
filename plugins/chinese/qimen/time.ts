/** What a board is laid from: a moment, or the ju with day and hour as given. */
import type { Branch, Pillar } from "#lore";
import { Refusal } from "#sdk";
import { previousSolarTerm } from "#sky";
import { formatLocal, hourPillar, toFixed, type CivilMoment, type StemBranch } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName, DayBoundary } from "#east/calendar/conventions.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { SOLAR_TERM, viewTerm } from "#east/calendar/solar_terms.ts";
import { branchOf, pairOf } from "#east/pairs.ts";
import { monthGeneralOf } from "../da_liu_ren/generals.ts";
import type { QimenAnswer } from "./answer.ts";
import { monthStartOf } from "./formations/month_start.ts";
import type { JuMethod } from "./input.ts";
import { findJu, type Course } from "./ju.ts";
import { YUAN, type Dun } from "./terms.ts";

/** The time of a board, as far as it is known. */
export interface BoardTime {
  readonly day: StemBranch;
  readonly hour: StemBranch;
  /** Null where a board was given without them. */
  readonly year: StemBranch | null;
  readonly month: StemBranch | null;
  readonly monthStart: StemBranch | null;
  /** Branch of the month general, 0 is 子. */
  readonly monthGeneral: number | null;
  readonly course: Course;
  /** What of it the answer holds. */
  readonly shown: Pick<QimenAnswer, "pillars" | "boardGiven" | "chartTime" | "termInForce" | "ju">;
}

/** A board as it is given. */
export interface GivenBoard {
  readonly dayPillar?: Pillar | undefined;
  readonly hourBranch?: Branch | undefined;
  readonly dun?: Dun | undefined;
  readonly juNumber?: number | undefined;
  readonly yearPillar?: Pillar | undefined;
  readonly monthPillar?: Pillar | undefined;
}

/** Whether anything of a board was given. */
export function isGivenBoard({ dayPillar, hourBranch, dun, juNumber }: GivenBoard): boolean {
  return [dayPillar, hourBranch, dun, juNumber].some((one) => one !== undefined);
}

/**
 * The time of a board that is given.
 *
 * @throws {Refusal} `boardIncomplete` where day, hour, course or number is missing
 */
export function givenTime(asked: GivenBoard): BoardTime {
  const { dayPillar, hourBranch, dun, juNumber: number } = asked;
  if (!dayPillar || !hourBranch || !dun || !number) throw new Refusal("boardIncomplete");
  const day = pairOf(dayPillar);
  const hour = hourPillar(day.stem.index, branchOf(hourBranch).index);
  const [year, month] = [asked.yearPillar ?? null, asked.monthPillar ?? null];
  return {
    day,
    hour,
    year: year && pairOf(year),
    month: month && pairOf(month),
    monthStart: null,
    monthGeneral: null,
    course: { yang: dun === "yang", number },
    shown: {
      pillars: { year, month, day: day.id, hour: hour.id },
      boardGiven: true,
      chartTime: null,
      termInForce: null,
      ju: { term: null, dun, number, yuan: null },
    },
  };
}

/**
 * The time of a board at a moment.
 *
 * @throws {Refusal} `timeNeeded` where the moment has no time of day
 */
export function timeOf(
  civil: CivilMoment,
  clock: ClockName,
  dayBoundary: DayBoundary,
  method: JuMethod,
): BoardTime {
  const chart = chartTimeOf(civil, clock);
  const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
  const { year, month, day, hour } = pillars;
  if (!hour) throw new Refusal("timeNeeded");
  const ju = findJu(civil, day, toFixed(chart.local), method);
  return {
    day,
    hour,
    year,
    month,
    monthStart: monthStartOf(civil.year, toFixed(chart.local)),
    monthGeneral: monthGeneralOf(previousSolarTerm(civil.julianDayUt, "major").index),
    course: ju,
    shown: {
      pillars: { year: year.id, month: month.id, day: day.id, hour: hour.id },
      boardGiven: false,
      chartTime: formatLocal(chart.local),
      termInForce: viewTerm(previousSolarTerm(civil.julianDayUt), civil),
      ju: {
        term: SOLAR_TERM.ids[ju.termIndex]!,
        dun: ju.yang ? "yang" : "yin",
        number: ju.number,
        yuan: YUAN.ids[ju.yuan]!,
      },
    },
  };
}
