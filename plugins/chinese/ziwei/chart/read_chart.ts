import { BRANCH, type Phase } from "#lore";
import { Refusal } from "#sdk";
import {
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  hourBranchIndex,
  modulo,
  monthPillar,
  toFixed,
  yearPillar,
  type CivilMoment,
} from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName } from "#east/calendar/conventions.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import type { GenderName } from "#east/gender.ts";
import { LIFE_STAGE } from "#east/life_stages.ts";
import { pairOf } from "#east/pairs.ts";
import {
  byBranch,
  countedMonth,
  decadeStart,
  frameOf,
  GENERAL_START,
  minorLimitAges,
  ringAt,
  STAGE_START,
  type LeapMonthRule,
} from "#east/purple_star/frame.ts";
import type { ZiweiAnswer } from "./answer.ts";
import type { Palace } from "./palace.ts";
import { findPatterns } from "./patterns/find.ts";
import {
  placeAdjectiveStars,
  placeMajorStars,
  placeMinorStars,
  type Frame,
} from "#east/purple_star/placing.ts";
import { findPresent, type PresentRefusal } from "./present.ts";
import {
  BODY_MASTERS,
  brightnessOf,
  SOUL_MASTERS,
  TRANSFORMED,
  type TransformationSchool,
} from "#east/purple_star/tables.ts";
import {
  DOCTOR_RING,
  GENERAL_RING,
  PALACE,
  TRANSFORMATION,
  YEAR_RING,
  type StarId,
} from "#east/purple_star/stars.ts";

/** Everything by which a chart is read. */
export interface ZiweiRules {
  readonly gender: GenderName;
  readonly clock: ClockName;
  readonly yearBoundary: "lunarNewYear" | "liChun";
  readonly leapMonth: LeapMonthRule;
  readonly lateZi: "nextDay" | "sameDay";
  readonly transformations: TransformationSchool;
  readonly soulMaster: "lifePalace" | "yearBranch";
  readonly hurtAndEnvoy: "fixed" | "byGender";
  /** Date whose decade and year are read. */
  readonly onDate?: string | undefined;
}

/** A chart before its patterns are named. */
export type LaidChart = Omit<ZiweiAnswer, "patterns">;

/** Why a chart is refused, beside a clock without a longitude. */
export type ZiweiRefusal = LunarRefusal & PresentRefusal & { hourNeeded: {} };

/**
 * Reads the chart of a birth.
 *
 * @throws {Refusal} hourNeeded, yearOutOfRange, longitudeNeeded, onDateUnusable
 */
export function readZiwei(civil: CivilMoment, rules: ZiweiRules): ZiweiAnswer {
  const laid = layZiwei(civil, rules);
  const { palaces, year, countedAs, present } = laid;
  const { stem, branch } = pairOf(year);
  const patterns = findPatterns({
    palaces,
    yearStem: stem.id,
    yearBranch: branch.id,
    hour: countedAs.hour,
    present: present && { decade: present.decade.palace, year: present.flowYear.palace },
  });
  return { ...laid, patterns };
}

/** Lays a chart without looking for patterns, for those who read many; refuses as {@link readZiwei}. */
export function layZiwei(civil: CivilMoment, rules: ZiweiRules): LaidChart {
  if (!civil.timeKnown) throw new Refusal("hourNeeded");
  if (civil.year <= FIRST_CHINESE_YEAR) {
    throw new Refusal("yearOutOfRange", { year: civil.year });
  }
  const { local } = chartTimeOf(civil, rules.clock);
  const isLateZi = local.hour === 23;
  const fixed = toFixed(local);
  const counted = chineseDateOf(fixed + (isLateZi && rules.lateZi === "nextDay" ? 1 : 0));
  const civilDate = chineseDateOf(fixed);
  const hour = hourBranchIndex(local.hour);
  const birthYear =
    rules.yearBoundary === "lunarNewYear"
      ? counted.year
      : solarYearOf(jieAround(civil.julianDayUt).previous);
  const year = yearPillar(birthYear);
  const month = countedMonth(counted, rules.leapMonth);
  const { day } = counted;
  const { frame, element, bureau } = frameOf(year, month, day, hour);
  const { lifePalace, bodyPalace } = frame;
  const forward = (year.stem.polarity === "yang") === (rules.gender === "male");
  const palaces = layPalaces(frame, rules, element, forward);
  const soulBranch = rules.soulMaster === "lifePalace" ? lifePalace : year.branch.index;
  const present =
    rules.onDate === undefined
      ? null
      : findPresent(rules.onDate, birthYear, palaces, rules.transformations);
  return {
    gender: rules.gender,
    lunarDate: {
      year: civilDate.year,
      month: civilDate.month,
      isLeapMonth: civilDate.isLeapMonth,
      day: civilDate.day,
      native: formatChineseDate(civilDate),
    },
    countedAs: { month, day, hour: BRANCH.ids[hour]! },
    year: year.id,
    bureau,
    bureauElement: element,
    bureauNumber: frame.bureau,
    soulMaster: SOUL_MASTERS[soulBranch]!,
    bodyMaster: BODY_MASTERS[year.branch.index]!,
    lifePalace: BRANCH.ids[lifePalace]!,
    bodyPalace: BRANCH.ids[bodyPalace]!,
    palaces,
    present,
  };
}

function layPalaces(
  frame: Frame,
  rules: ZiweiRules,
  element: Phase,
  forward: boolean,
): readonly Palace[] {
  const { year, lifePalace, bodyPalace } = frame;
  const branchOf = (palace: number) => modulo(lifePalace - palace, 12);
  const swapped =
    rules.hurtAndEnvoy === "byGender" &&
    (year.stem.polarity === "yang") !== (rules.gender === "male");
  const [friends, health] = [
    branchOf(PALACE.ids.indexOf("friends")),
    branchOf(PALACE.ids.indexOf("health")),
  ];
  const minorPlaces = placeMinorStars(frame);
  const [hurt, envoy] = swapped ? [health, friends] : [friends, health];
  const major = byBranch(placeMajorStars(frame));
  const minor = byBranch(minorPlaces);
  const adjective = byBranch(placeAdjectiveStars(frame, minorPlaces, hurt, envoy));
  const table = TRANSFORMED[rules.transformations];
  const starOn = <Id extends StarId>(star: Id, branchIndex: number) => ({
    star,
    brightness: brightnessOf(star, branchIndex),
    transformation: TRANSFORMATION.ids[table[year.stem.index]!.indexOf(star)] ?? null,
  });
  return PALACE.ids.map((palace, order) => {
    const index = branchOf(order);
    const { stem } = monthPillar(year.stem.index, index);
    const majorHere = major[index]!;
    const minorHere = minor[index]!;
    const decade = decadeStart(frame, index, forward);
    const here: readonly StarId[] = [...majorHere, ...minorHere];
    return {
      palace,
      stem: stem.id,
      branch: BRANCH.ids[index]!,
      isBody: index === bodyPalace,
      majorStars: majorHere.map((one) => starOn(one, index)),
      minorStars: minorHere.map((one) => starOn(one, index)),
      adjectiveStars: adjective[index]!,
      lifeStage: ringAt(LIFE_STAGE.ids, STAGE_START[element], index, forward),
      doctorRing: ringAt(DOCTOR_RING.ids, minorPlaces.get("luCun")!, index, forward),
      yearRing: ringAt(YEAR_RING.ids, year.branch.index, index, true),
      generalRing: ringAt(GENERAL_RING.ids, GENERAL_START[year.branch.index % 4]!, index, true),
      decade: { from: decade, to: decade + 9 },
      ages: minorLimitAges(year.branch.index, rules.gender, index),
      selfTransformations: table[stem.index]!.flatMap((one, i) =>
        here.includes(one) ? [TRANSFORMATION.ids[i]!] : [],
      ),
    };
  });
}
