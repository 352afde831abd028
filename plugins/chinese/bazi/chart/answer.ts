import { oneOf, Type, type Frozen, type Lang, type Static } from "#old";
import { nextSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  formatLocal,
  monthPillar,
  yearPillar,
  type CivilMoment,
} from "#time";
import { nearJie } from "../../calendar/boundary_warnings.ts";
import { chartTimeOf, type ChartTime } from "../../calendar/chart_time.ts";
import type { ClockName, DayBoundary, YearBoundary } from "../../calendar/conventions.ts";
import { fourPillars, solarYearOf } from "../../calendar/pillars.ts";
import {
  jieAround,
  monthBranchOfJie,
  SOLAR_TERMS,
  TermShape,
  toTermInstant,
} from "../../calendar/solar_terms.ts";
import type { EarthStages, StageDirection } from "../../core/life_stages.ts";
import { NamedShape } from "../../core/named.ts";
import { BranchShape, PairNameShape, StemShape, toPairName } from "../../core/shapes.ts";
import { BalanceShape, balanceOf } from "./balance.ts";
import { chartOf } from "./chart.ts";
import { CommandShape, commandingStem } from "./commanding_stem.ts";
import { DerivedShape, derivePillars, type PalaceRule } from "./derived.ts";
import { findRelations, FoundRelationShape } from "./found_relations.ts";
import { findLuck, LuckShape, type LuckRule } from "./luck.ts";
import { PillarShape, viewDayPillar, viewPillar } from "./pillar_view.ts";
import { findStars, FoundStarShape, type StarRules } from "./shen_sha.ts";
import { judgeStrength, StrengthShape, type StrengthModel } from "./strength.ts";
import { findStructure, StructureShape } from "./structure.ts";
import { findUsefulGod, UsefulGodShape, type UsefulGodMethod } from "./useful_god.ts";

/** The whole chart as the answer shows it. */
export const ChartShape = Type.Object({
  native: Type.String({
    description: "The pillars in a row: year, month, day and, where known, hour",
  }),
  gender: oneOf(["male", "female"], "Gender by which the luck cycles run"),
  hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
  chartTime: Type.Union(
    [
      Type.Object({
        clock: Type.String({ description: "civil, mean or true" }),
        local: Type.String({ description: "Local time on that clock, ISO 8601" }),
        correctionMinutes: Type.Number({
          description: "Minutes from the civil clock without daylight saving to the chart's clock",
        }),
      }),
      Type.Null(),
    ],
    { description: "The time by which day and hour were reckoned; null where it is unknown" },
  ),
  lunarDate: Type.Union(
    [
      Type.Object({
        year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
        month: Type.Integer(),
        isLeapMonth: Type.Boolean(),
        day: Type.Integer(),
        native: Type.String(),
      }),
      Type.Null(),
    ],
    { description: "Chinese date of the civil day; null before 1645" },
  ),
  zodiac: Type.Object({
    liChun: Type.Object(BranchShape.properties, { description: "Year branch by li chun" }),
    lunarNewYear: Type.Union([BranchShape, Type.Null()], {
      description: "Year branch by lunar new year, as the public reckons; null before 1645",
    }),
  }),
  pillars: Type.Object({
    year: PillarShape,
    month: PillarShape,
    day: PillarShape,
    hour: Type.Union([PillarShape, Type.Null()]),
  }),
  dayMaster: StemShape,
  solarTerms: Type.Object({
    previousJie: TermShape,
    nextJie: TermShape,
    inForce: Type.Object(TermShape.properties, { description: "The last term of either kind" }),
  }),
  jieAlternative: Type.Union(
    [
      Type.Object({
        term: NamedShape,
        seconds: Type.Integer({ description: "Seconds from the jie; negative before it" }),
        year: PairNameShape,
        month: PairNameShape,
      }),
      Type.Null(),
    ],
    { description: "Pillars on the other side of a jie within 2 minutes of the birth" },
  ),
  commandingStem: Type.Union([CommandShape, Type.Null()]),
  balance: BalanceShape,
  relations: Type.Array(FoundRelationShape),
  stars: Type.Array(FoundStarShape, { description: "神煞: symbolic stars" }),
  derived: DerivedShape,
  strength: StrengthShape,
  structure: StructureShape,
  usefulGod: UsefulGodShape,
  luck: LuckShape,
});

/** The whole chart as the answer shows it. */
export type ChartAnswer = Frozen<Static<typeof ChartShape>>;

/** Everything by which a chart is read, all schools chosen. */
export interface ChartRules extends StarRules {
  readonly gender: "male" | "female";
  readonly clock: ClockName;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
  readonly stageRule: StageDirection;
  readonly earthStages: EarthStages;
  readonly luckRule: LuckRule;
  readonly palaceRule: PalaceRule;
  readonly strengthModel: StrengthModel;
  readonly usefulGodMethod: UsefulGodMethod;
}

/** Reads the whole chart of a birth. */
export function readChart(civil: CivilMoment, rules: ChartRules, lang: Lang) {
  const time = chartTimeOf(civil, rules.clock);
  const { pillars, jie } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars, lang);
  const stages = { direction: rules.stageRule, earth: rules.earthStages };
  const strength = judgeStrength(chart, rules.strengthModel);
  const structure = findStructure(chart, strength);
  const balance = balanceOf(chart);
  const sinceJie = civil.julianDayUt - jie.previous.julianDayUt;
  const zhongQi = nextSolarTerm(jie.previous.julianDayUt, "major");
  const pastZhongQi = civil.julianDayUt >= zhongQi.julianDayUt;
  const lunar = lunarDateOf(civil);
  const view = (pair: typeof pillars.year) => viewPillar(pair, chart.dayMaster, stages);
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender: rules.gender,
    hourKnown: pillars.hour !== null,
    chartTime: pillars.hour ? showTime(civil, time) : null,
    lunarDate: lunar,
    zodiac: {
      liChun: yearPillar(solarYearOf(jie.previous)).branch,
      lunarNewYear: lunar ? branch(lunar.year - 4) : null,
    },
    pillars: {
      year: view(pillars.year),
      month: view(pillars.month),
      day: viewDayPillar(pillars.day, stages),
      hour: pillars.hour ? view(pillars.hour) : null,
    },
    dayMaster: chart.dayMaster,
    solarTerms: {
      previousJie: toTermInstant(jie.previous, civil),
      nextJie: toTermInstant(jie.next, civil),
      inForce: toTermInstant(pastZhongQi ? zhongQi : jie.previous, civil),
    },
    jieAlternative: pillars.hour ? otherSide(civil) : null,
    commandingStem: pillars.hour
      ? commandingStem(pillars.month.branch.index, sinceJie, chart.dayMaster)
      : null,
    balance,
    relations: findRelations(chart),
    stars: findStars(chart, rules),
    derived: derivePillars(chart, rules.palaceRule, pastZhongQi),
    strength,
    structure,
    usefulGod: findUsefulGod(chart, balance, strength, structure, rules.usefulGodMethod),
    luck: findLuck(chart, civil, jie, rules.gender, rules.luckRule, stages),
  };
}

function showTime(civil: CivilMoment, { clock, local, solar }: ChartTime) {
  const minutes = solar ? solar.longitudeMinutes + solar.equationOfTimeMinutes : 0;
  return { clock, local: formatLocal(local), correctionMinutes: Math.round(minutes * 1000) / 1000 };
}

function lunarDateOf(civil: CivilMoment) {
  if (civil.year <= FIRST_CHINESE_YEAR) return null;
  const { year, month, isLeapMonth, day } = chineseDateOf(civil.fixed);
  return {
    year,
    month,
    isLeapMonth,
    day,
    native: formatChineseDate({ year, month, isLeapMonth, day }),
  };
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
    term: SOLAR_TERMS[near.index]!,
    seconds: near.seconds,
    year: toPairName(year),
    month: toPairName(month),
  };
}
