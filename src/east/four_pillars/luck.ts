import type { SolarTerm } from "#sky";
import {
  daysInMonth,
  epochMsOfJulianDay,
  formatDate,
  fromFixed,
  fromLocalMs,
  standardLocalTime,
  toFixed,
  type CalendarDate,
  type CivilMoment,
  type LocalTime,
  type Stem,
  type StemBranch,
} from "#time";
import type { JieBracket } from "../calendar/solar_terms.ts";
import type { GenderName } from "../gender.ts";
import { tenGodOf } from "../ten_gods.ts";
import type { Chart } from "./chart.ts";
import type { Luck } from "./luck_answer.ts";
import { viewPillar, type StageRules } from "./view.ts";

/** How the distance to the jie becomes the age at which luck begins. */
export type LuckRule = "exact" | "doubleHours" | "wholeYears" | "meanYear";

type LuckPillar = Luck["pillars"][number];
type LuckOffset = NonNullable<Luck["start"]>;

const CYCLES = 8;
const YEARS_PER_CYCLE = 10;
const SECONDS_PER_DAY = 86_400;

/**
 * Returns the ten-year cycles: direction by year stem and gender, start by the distance to the jie
 * ahead (forward) or behind (backward), pillars stepping on from the month's.
 *
 * @source Yuanhai Ziping, "lun da yun": three days make a year; checked against 148 charts of
 *   tyme4ts, lunar-typescript and 0xf3cd/bazi
 */
export function findLuck(
  chart: Chart,
  civil: CivilMoment,
  jie: JieBracket,
  gender: GenderName,
  rule: LuckRule,
  stages: StageRules,
): Luck {
  const direction = directionOf(chart, gender);
  const isForward = direction.value === "forward";
  const term = isForward ? jie.next : jie.previous;
  const days = Math.abs(term.julianDayUt - civil.julianDayUt);
  const offset = rule === "doubleHours" ? countedOffset(civil, term) : luckOffset(days, rule);
  const birth = { year: civil.year, month: civil.month, day: civil.day };
  const first = startOf(birth, civil.hour, offset);
  const known = civil.timeKnown;
  const step = isForward ? 1 : -1;
  return {
    direction,
    start: known ? offset : null,
    startDate: known ? formatDate(first) : null,
    startBetween: known ? null : startRange(days, birth, rule === "doubleHours" ? "exact" : rule),
    pillars: Array.from({ length: CYCLES }, (_, i) =>
      cycleAt(chart, chart.month.next(step * (i + 1)), i, birth, first, offset, known, stages),
    ),
    minor: chart.hour ? minorLuck(chart.hour, chart.dayMaster, step, birth.year, first.year) : null,
  };
}

/** Returns the cycles of pillars as given: which way they run and what they are, but not when. */
export function luckWithoutDate(chart: Chart, gender: GenderName, stages: StageRules): Luck {
  const direction = directionOf(chart, gender);
  const step = direction.value === "forward" ? 1 : -1;
  return {
    direction,
    start: null,
    startDate: null,
    startBetween: null,
    pillars: Array.from({ length: CYCLES }, (_, i) => ({
      ...cycleOf(chart, chart.month.next(step * (i + 1)), stages),
      startYear: null,
      endYear: null,
      startDate: null,
      startAge: null,
    })),
    minor: null,
  };
}

function directionOf(chart: Chart, gender: GenderName): Luck["direction"] {
  const { id: stem, polarity } = chart.year.stem;
  const direction = (polarity === "yang") === (gender === "male") ? "forward" : "backward";
  return {
    value: direction,
    because: [
      {
        code: "runs",
        with: { gender, stem, polarity, direction },
        source: "Yuanhai Ziping, lun da yun",
      },
    ],
  };
}

/** Turns the distance to the jie, in days, into calendar time by a rule. */
export function luckOffset(days: number, rule: Exclude<LuckRule, "doubleHours">): LuckOffset {
  const seconds = Math.max(0, Math.round(days * SECONDS_PER_DAY));
  if (rule === "wholeYears") return byWholeYears(seconds);
  if (rule === "meanYear") return byMeanYear(seconds);
  const years = Math.floor(seconds / 259_200);
  const afterYears = seconds % 259_200;
  const months = Math.floor(afterYears / 21_600);
  const afterMonths = afterYears % 21_600;
  return {
    years,
    months,
    days: Math.floor(afterMonths / 720),
    hours: Math.floor((afterMonths % 720) / 30),
  };
}

/**
 * Counts days on the calendar and double hours on the clock, as manuals do: a day makes four months,
 * a double hour ten days. 23:00-24:00 counts with 亥, so that no day is counted twice.
 */
function countedOffset(civil: CivilMoment, term: SolarTerm): LuckOffset {
  const birth = standardLocalTime(civil);
  const termMs = epochMsOfJulianDay(term.julianDayUt) + civil.standardOffsetSeconds * 1000;
  const jie = fromLocalMs(termMs);
  const hours = (local: LocalTime) =>
    toFixed(local) * 12 + Math.min(11, Math.floor((local.hour + 1) / 2));
  const doubleHours = Math.abs(hours(jie) - hours(birth));
  const tens = (doubleHours % 12) * 10;
  const months = Math.floor(doubleHours / 12) * 4 + Math.floor(tens / 30);
  return { years: Math.floor(months / 12), months: months % 12, days: tens % 30, hours: 0 };
}

/** Whole years; one day over is dropped, two count as a year more. */
function byWholeYears(seconds: number): LuckOffset {
  const wholeDays = Math.floor(seconds / SECONDS_PER_DAY);
  const years = Math.floor(wholeDays / 3) + (wholeDays % 3 === 2 ? 1 : 0);
  return { years: Math.max(1, years), months: 0, days: 0, hours: 0 };
}

/** Scales by the mean Gregorian year of 365.2425 days: 3 days of distance to a year of life. */
function byMeanYear(seconds: number): LuckOffset {
  const lived = (seconds / 259_200) * 365.2425;
  const years = Math.floor(lived / 365.2425);
  const rest = lived - years * 365.2425;
  return { years, months: 0, days: Math.floor(rest), hours: Math.floor((rest % 1) * 24) };
}

/** Adds calendar years and months, then days; a day that a month lacks becomes its last. */
function startOf(birth: CalendarDate, hour: number, offset: LuckOffset): CalendarDate {
  const monthIndex = birth.month - 1 + offset.months;
  const year = birth.year + offset.years + Math.floor(monthIndex / 12);
  const month = (monthIndex % 12) + 1;
  const day = Math.min(birth.day, daysInMonth(year, month));
  const carry = Math.floor((hour + offset.hours) / 24);
  return fromFixed(toFixed({ year, month, day }) + offset.days + carry);
}

/** The first day of luck for a birth at either end of the civil day; noon was the moment read. */
function startRange(
  daysAtNoon: number,
  birth: CalendarDate,
  rule: Exclude<LuckRule, "doubleHours">,
) {
  const ends = [-0.5, 0.5].map((shift) => {
    const offset = luckOffset(Math.max(0, daysAtNoon + shift), rule);
    return formatDate(startOf(birth, 12, offset));
  });
  const [earliest, latest] = ends.sort() as [string, string];
  return { earliest, latest };
}

function cycleAt(
  chart: Chart,
  pair: StemBranch,
  index: number,
  birth: CalendarDate,
  first: CalendarDate,
  offset: LuckOffset,
  known: boolean,
  stages: StageRules,
): LuckPillar {
  const startYear = first.year + index * YEARS_PER_CYCLE;
  const day = Math.min(first.day, daysInMonth(startYear, first.month));
  return {
    ...cycleOf(chart, pair, stages),
    startYear,
    endYear: startYear + YEARS_PER_CYCLE,
    startDate: known ? formatDate({ year: startYear, month: first.month, day }) : null,
    startAge: {
      nominal: startYear - birth.year + 1,
      completed: offset.years + index * YEARS_PER_CYCLE,
    },
  };
}

/** What a cycle is, apart from when. */
function cycleOf(chart: Chart, pair: StemBranch, stages: StageRules) {
  const view = viewPillar(pair, chart.dayMaster, stages);
  return {
    pillar: pair.id,
    tenGod: tenGodOf(chart.dayMaster, pair.stem),
    hiddenTenGods: view.hiddenStems.map(({ tenGod }) => tenGod),
    stage: view.stage,
    naYin: view.naYin,
  };
}

function minorLuck(
  hour: StemBranch,
  dayMaster: Stem,
  step: number,
  birthYear: number,
  firstYear: number,
) {
  return Array.from({ length: Math.max(1, firstYear - birthYear) }, (_, i) => {
    const pair = hour.next(step * (i + 1));
    return {
      pillar: pair.id,
      year: birthYear + i,
      nominalAge: i + 1,
      tenGod: tenGodOf(dayMaster, pair.stem),
    };
  });
}
