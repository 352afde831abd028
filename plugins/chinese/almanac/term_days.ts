/** Days on which the published almanac opens the solar terms, and what is counted from them. */
import { SolarTerm } from "tyme4ts";
import { dayPillar, fromFixed, julianDayNumber, modulo, toFixed } from "#time";
import type { Period } from "./terms.ts";

/** Terms of a year in the order of {@link termDaysOf}. */
export const TERM = {
  winterSolstice: 0,
  spring: 3,
  grainInEar: 11,
  summerSolstice: 12,
  lesserHeat: 13,
  autumn: 15,
  nextWinterSolstice: 24,
} as const;

const years = new Map<number, readonly number[]>();

/**
 * Lists the days that open the terms: 冬至 of the December before, 小寒 … 大雪, then 冬至 and 小寒 that follow, the last of
 * which falls within the year from 9256 on.
 *
 * @param year Gregorian
 * @returns 26 days, Rata Die
 * @source tyme4ts 1.5.2 (MIT): the days as published, which differ from recomputation where a term fell near midnight
 */
export function termDaysOf(year: number): readonly number[] {
  const known = years.get(year);
  if (known) return known;
  const days = Array.from({ length: 26 }, (_, i) => {
    const day = SolarTerm.fromIndex(year, i).getSolarDay();
    return toFixed({ year: day.getYear(), month: day.getMonth(), day: day.getDay() });
  });
  years.set(year, Object.freeze(days));
  return days;
}

/** Finds the term in force on a day: its place in {@link termDaysOf} of the year, and the days since it opened. */
export function termInForce(fixed: number): { readonly place: number; readonly day: number } {
  const days = termDaysOf(fromFixed(fixed).year);
  const place = days.findLastIndex((first) => first <= fixed);
  return { place, day: fixed - days[place]! };
}

const stemOf = (fixed: number) => modulo(julianDayNumber(fixed) + 9, 10);
const branchOf = (fixed: number) => modulo(julianDayNumber(fixed) + 1, 12);
/** The first day from one on that has a stem, 甲 being 0. */
const withStem = (fixed: number, stem: number) => fixed + modulo(stem - stemOf(fixed), 10);
/** The first day from one on that has a branch, 子 being 0. */
const withBranch = (fixed: number, branch: number) => fixed + modulo(branch - branchOf(fixed), 12);

/** First days of the periods of a year, Rata Die. */
export interface PeriodDays {
  /** First days of 初伏, 中伏 and 末伏. */
  readonly dogDays: readonly [number, number, number];
  /** First day of the nines that begin in this December. */
  readonly nines: number;
  /** First days of the plum rain and after it. */
  readonly plumRain: readonly [number, number];
}

const [BING, GENG] = [2, 6] as const;
const WEI = 7;
/** Days that the last of the dog days lasts, and days of the nines. */
const LAST_DOG_DAYS = 10;
const NINES = 81;

/**
 * Finds the periods that are counted from terms.
 *
 * @source 三伏: third and fourth 庚 from 夏至 on, first 庚 from 立秋 on; 數九: from 冬至; 入梅: first 丙 from 芒種 on,
 *   出梅: first 未 from 小暑 on (神樞經)
 */
export function periodDaysOf(year: number): PeriodDays {
  const days = termDaysOf(year);
  const third = withStem(days[TERM.summerSolstice]!, GENG) + 20;
  return {
    dogDays: [third, third + 10, withStem(days[TERM.autumn]!, GENG)],
    nines: days[TERM.nextWinterSolstice]!,
    plumRain: [withStem(days[TERM.grainInEar]!, BING), withBranch(days[TERM.lesserHeat]!, WEI)],
  };
}

const DOG_DAYS: readonly Period[] = ["chuFu", "zhongFu", "moFu"];

/** Lists which of 三伏, 數九 and 梅雨 run on a day, with the day of each, 1 for its first. */
export function periodsOn(
  fixed: number,
): readonly { readonly name: Period; readonly day: number }[] {
  const { year } = fromFixed(fixed);
  const { dogDays, nines, plumRain } = periodDaysOf(year);
  const periods: { readonly name: Period; readonly day: number }[] = [];
  const dog = dogDays.findLastIndex((first) => first <= fixed);
  if (dog >= 0 && fixed < dogDays[2] + LAST_DOG_DAYS) {
    periods.push({ name: DOG_DAYS[dog]!, day: fixed - dogDays[dog]! + 1 });
  }
  const start = fixed < nines ? termDaysOf(year)[TERM.winterSolstice]! : nines;
  if (fixed < start + NINES) {
    const nine = Math.floor((fixed - start) / 9);
    periods.push({ name: `nine${nine + 1}` as Period, day: ((fixed - start) % 9) + 1 });
  }
  const [rain, dry] = plumRain;
  if (fixed === dry) periods.push({ name: "chuMei", day: 1 });
  else if (fixed >= rain && fixed < dry) periods.push({ name: "ruMei", day: fixed - rain + 1 });
  return periods;
}

/**
 * Finds the star of a day, 1 to 9: it grows from the 甲子 nearest the winter solstice and falls from the 甲子 nearest
 * the summer solstice, the later one where both are as near.
 *
 * @source Xieji Bianfang Shu, zi bai; as tyme4ts 1.5.2
 */
export function starOfDay(fixed: number): number {
  const days = termDaysOf(fromFixed(fixed).year);
  const start = (term: number) => nearestJiaZi(days[term]!);
  const [rise, fall, next] = [
    start(TERM.winterSolstice),
    start(TERM.summerSolstice),
    start(TERM.nextWinterSolstice),
  ];
  if (fixed < rise) return modulo(rise - fixed - 1, 9) + 1;
  if (fixed < fall) return modulo(fixed - rise, 9) + 1;
  return fixed < next ? modulo(next - fixed - 1, 9) + 1 : modulo(fixed - next, 9) + 1;
}

function nearestJiaZi(fixed: number): number {
  const past = dayPillar(julianDayNumber(fixed)).index;
  return past < 30 ? fixed - past : fixed + 60 - past;
}
