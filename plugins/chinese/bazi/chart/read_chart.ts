import { animalOf } from "#lore";
import { nextSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  formatLocal,
  monthPillar,
  remembering,
  yearPillar,
  type CivilMoment,
} from "#time";
import { nearJie } from "#east/calendar/boundary_warnings.ts";
import { chartTimeOf, type ChartTime } from "#east/calendar/chart_time.ts";
import type { ClockName, DayBoundary, YearBoundary } from "#east/calendar/conventions.ts";
import { fourPillars, solarYearOf, type FourPillars } from "#east/calendar/pillars.ts";
import { jieAround, monthBranchOfJie, SOLAR_TERM, viewTerm } from "#east/calendar/solar_terms.ts";
import type { GenderName } from "#east/gender.ts";
import type { EarthStages, StageDirection } from "#east/life_stages.ts";
import { judgeChart } from "../judgement/judge.ts";
import type { SchoolId } from "../judgement/view.ts";
import type { ChartAnswer } from "./answer.ts";
import { balanceOf } from "./balance.ts";
import { chartOf, type Chart } from "#east/four_pillars/chart.ts";
import { commandingStem } from "./commanding_stem.ts";
import { derivePillars, type PalaceRule } from "./derived.ts";
import { describeGiven } from "./given_pillars.ts";
import { findLuck, luckWithoutDate, type LuckRule } from "#east/four_pillars/luck.ts";
import { viewDayPillar, viewPillar } from "#east/four_pillars/view.ts";
import { findRelations } from "./relations.ts";
import { findStars, type StarRules } from "./stars.ts";
import { describeStrength, type StrengthModel } from "./strength.ts";
import { describeStructure } from "./structure.ts";
import { describeUsefulGod } from "./useful_god.ts";

/** Everything by which a chart is read, all schools chosen. */
export interface ChartRules extends StarRules {
  readonly gender: GenderName;
  readonly clock: ClockName;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
  readonly stageRule: StageDirection;
  readonly earthStages: EarthStages;
  readonly luckRule: LuckRule;
  readonly palaceRule: PalaceRule;
  readonly strengthModel: StrengthModel;
  readonly school: SchoolId;
}

/** Reads the whole chart of a birth. */
export function readChart(civil: CivilMoment, rules: ChartRules): ChartAnswer {
  const time = chartTimeOf(civil, rules.clock);
  const { pillars, jie } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars);
  const sinceJie = civil.julianDayUt - jie.previous.julianDayUt;
  const zhongQi = nextSolarTerm(jie.previous.julianDayUt, "major");
  const pastZhongQi = civil.julianDayUt >= zhongQi.julianDayUt;
  const lunar = lunarDateOf(civil);
  return {
    ...readFromPillars(chart, rules, pastZhongQi),
    chartTime: pillars.hour ? showTime(civil, time) : null,
    lunarDate: lunar,
    zodiac: {
      liChun: animalOf(yearPillar(solarYearOf(jie.previous)).branch.id),
      lunarNewYear: lunar ? animalOf(branch(lunar.year - 4).id) : null,
    },
    withoutDate: null,
    solarTerms: {
      previousJie: viewTerm(jie.previous, civil),
      nextJie: viewTerm(jie.next, civil),
      inForce: viewTerm(pastZhongQi ? zhongQi : jie.previous, civil),
    },
    jieAlternative: pillars.hour ? otherSide(civil) : null,
    commandingStem: pillars.hour
      ? commandingStem(pillars.month.branch.index, sinceJie, chart.dayMaster)
      : null,
    luck: findLuck(chart, civil, jie, rules.gender, rules.luckRule, stagesOf(rules)),
  };
}

/** Reads pillars as they are given, without a date. */
export function readPillars(pillars: FourPillars, rules: ChartRules): ChartAnswer {
  const chart = chartOf(pillars);
  return {
    ...readFromPillars(chart, rules, false),
    chartTime: null,
    lunarDate: null,
    zodiac: { liChun: animalOf(pillars.year.branch.id), lunarNewYear: null },
    withoutDate: describeGiven(pillars),
    solarTerms: null,
    jieAlternative: null,
    commandingStem: null,
    luck: luckWithoutDate(chart, rules.gender, stagesOf(rules)),
  };
}

const stagesOf = ({ stageRule, earthStages }: ChartRules) => ({
  direction: stageRule,
  earth: earthStages,
});

/** A birth whose gender was left out is read as either, and its pillars are the same. */
const REMEMBERED_CHARTS = 4;

/** What the pillars say whatever the school and the gender. */
const readOnce = remembering(
  REMEMBERED_CHARTS,
  (chart: Chart) => ({
    judgement: judgeChart(chart),
    balance: balanceOf(chart),
    relations: findRelations(chart),
  }),
  ({ pillars }) => pillars.map(({ place, pair }) => `${place} ${pair.native}`).join(),
);

/** What follows from the pillars alone. */
function readFromPillars(chart: Chart, rules: ChartRules, pastZhongQi: boolean) {
  const { year, month, day, hour } = chart;
  const stages = stagesOf(rules);
  const { judgement, balance, relations } = readOnce(chart);
  const view = (pair: typeof year) => viewPillar(pair, chart.dayMaster, stages);
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender: rules.gender,
    hourKnown: hour !== null,
    pillars: {
      year: view(year),
      month: view(month),
      day: viewDayPillar(day, stages),
      hour: hour ? view(hour) : null,
    },
    dayMaster: chart.dayMaster.id,
    balance,
    relations,
    stars: findStars(chart, rules),
    derived: derivePillars(chart, rules.palaceRule, pastZhongQi),
    strength: describeStrength(chart, judgement, rules.strengthModel),
    structure: describeStructure(judgement.opinions[rules.school]),
    usefulGod: describeUsefulGod(chart, balance, judgement, rules.school),
  };
}

function showTime(civil: CivilMoment, { clock, local, solar }: ChartTime) {
  const minutes = solar ? solar.longitudeMinutes + solar.equationOfTimeMinutes : 0;
  return { clock, local: formatLocal(local), correctionMinutes: Math.round(minutes * 1000) / 1000 };
}

function lunarDateOf(civil: CivilMoment) {
  if (civil.year <= FIRST_CHINESE_YEAR) return null;
  const { year, month, isLeapMonth, day } = chineseDateOf(civil.fixed);
  const date = { year, month, isLeapMonth, day };
  return { ...date, native: formatChineseDate(date) };
}

/** The year and month pillars on the other side of a jie that is within two minutes. */
function otherSide(civil: CivilMoment) {
  const near = nearJie(civil);
  if (!near) return null;
  const { previous, next } = jieAround(civil.julianDayUt);
  const isAfter = near.seconds >= 0;
  const other = isAfter ? jieAround(previous.julianDayUt - 1).previous : next;
  const year = yearPillar(solarYearOf(other));
  const month = monthPillar(year.stem.index, monthBranchOfJie(other.index));
  return {
    term: SOLAR_TERM.ids[near.index]!,
    seconds: near.seconds,
    year: year.id,
    month: month.id,
  };
}
