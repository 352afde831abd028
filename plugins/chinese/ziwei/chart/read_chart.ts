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
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import { pairOf } from "#east/pairs.ts";
import type { ZiweiAnswer } from "./answer.ts";
import type { Palace } from "./palace.ts";
import { findPatterns } from "./patterns/find.ts";
import {
  placeAdjectiveStars,
  placeMajorStars,
  placeMinorStars,
  type Frame,
} from "./place_stars.ts";
import { findPresent, type PresentRefusal } from "./present.ts";
import {
  BODY_MASTERS,
  brightnessOf,
  SOUL_MASTERS,
  TRANSFORMED,
  type TransformationSchool,
} from "./star_tables.ts";
import {
  DOCTOR_RING,
  GENERAL_RING,
  PALACE,
  TRANSFORMATION,
  YEAR_RING,
  type BureauId,
  type StarId,
} from "./stars.ts";

/** Everything by which a chart is read. */
export interface ZiweiRules {
  readonly gender: GenderName;
  readonly clock: ClockName;
  readonly yearBoundary: "lunarNewYear" | "liChun";
  readonly leapMonth: "half" | "same" | "next";
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

/** Bureau by the element of the life palace's sound. */
const BUREAUS: { readonly [K in Phase]: readonly [number, BureauId] } = {
  water: [2, "water2"],
  wood: [3, "wood3"],
  metal: [4, "metal4"],
  earth: [5, "earth5"],
  fire: [6, "fire6"],
};

/** Start of the life stages by bureau: 申 for water and earth, 亥 wood, 巳 metal, 寅 fire. */
const STAGE_START: { readonly [K in Phase]: number } = {
  water: 8,
  earth: 8,
  wood: 11,
  metal: 5,
  fire: 2,
};

/** Start of the minor limit by group 申子辰, 巳酉丑, 寅午戌, 亥卯未: 戌 未 辰 丑. */
const MINOR_LIMIT = [10, 7, 4, 1] as const;
/** Start of the general's ring: 子 酉 午 卯. */
const GENERAL_START = [0, 9, 6, 3] as const;

const SHOWN_AGES = 6;

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
  const lifePalace = modulo(2 + (month - 1) - hour, 12);
  const bodyPalace = modulo(2 + (month - 1) + hour, 12);
  const lifePair = monthPillar(year.stem.index, lifePalace);
  const element = phaseOfSound(soundOf(lifePair.index));
  const [bureauNumber, bureau] = BUREAUS[element];
  const { day } = counted;
  const frame: Frame = { year, month, day, hour, lifePalace, bodyPalace, bureau: bureauNumber };
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
    bureauNumber,
    soulMaster: SOUL_MASTERS[soulBranch]!,
    bodyMaster: BODY_MASTERS[year.branch.index]!,
    lifePalace: BRANCH.ids[lifePalace]!,
    bodyPalace: BRANCH.ids[bodyPalace]!,
    palaces,
    present,
  };
}

export function countedMonth(
  date: { readonly month: number; readonly isLeapMonth: boolean; readonly day: number },
  rule: ZiweiRules["leapMonth"],
): number {
  const moves = date.isLeapMonth && (rule === "next" || (rule === "half" && date.day > 15));
  return moves ? (date.month % 12) + 1 : date.month;
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
    const decade =
      frame.bureau +
      10 * (forward ? modulo(index - lifePalace, 12) : modulo(lifePalace - index, 12));
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

/** Returns the stars of each branch, 子 first, in the order of placing. */
function byBranch<K>(places: ReadonlyMap<K, number>): readonly (readonly K[])[] {
  const stars: K[][] = BRANCH.ids.map(() => []);
  for (const [id, place] of places) stars[place]!.push(id);
  return stars;
}

function ringAt<T>(ring: readonly T[], start: number, index: number, forward: boolean): T {
  return ring[modulo(forward ? index - start : start - index, 12)]!;
}

function minorLimitAges(yearBranch: number, gender: GenderName, index: number): readonly number[] {
  const start = MINOR_LIMIT[yearBranch % 4]!;
  const first = modulo(gender === "male" ? index - start : start - index, 12) + 1;
  return Array.from({ length: SHOWN_AGES }, (_, i) => first + 12 * i);
}
