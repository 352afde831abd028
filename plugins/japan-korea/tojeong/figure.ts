/**
 * The three numbers of Tojeong Bigyeol and the figure they name.
 *
 * upper = (counted age + year number) mod 8, middle = (days of the birth month in the target year +
 * month number) mod 6, lower = (day of birth + day number of that date in the target year) mod 3;
 * 0 stands for the divisor. The upper trigram is the upper number, the lower trigram the middle one,
 * the moving line the lower one: 8 × 6 × 3 = 144.
 *
 * The numbers are sums of two old rows: 中天 of stem and branch for a year, 先天 of both for a month,
 * 先天 of the stem and 中天 of the branch for a day.
 *
 * @source rule: Encyclopedia of Korean Culture, 토정비결 (reprinted at blog.aladin.co.kr/712139133);
 *   the book's own words quoted at cafe.daum.net, 함양오씨 대종중 (2009); rows: a public program after
 *   badukworld.co.kr, 작괘법; the worked example of lunar 8-26 of 1976 for 2005 gives 212
 */
import {
  dayPillar,
  julianDayNumber,
  moduloFromOne,
  monthPillar,
  yearPillar,
  type LunisolarCalendar,
  type LunisolarDate,
  type StemBranch,
} from "#time";

const STEM_NUMBERS = [9, 8, 7, 6, 5] as const;
/** By branch from 子. */
const YEAR_BRANCHES = [11, 13, 10, 10, 13, 9, 9, 13, 12, 12, 13, 11] as const;
const MONTH_BRANCHES = [9, 8, 7, 6, 5, 4, 9, 8, 7, 6, 5, 4] as const;

export interface Figure {
  /** Age as counted: one at birth, one more with each lunar year. */
  readonly age: number;
  readonly yearPillar: StemBranch;
  readonly monthPillar: StemBranch;
  readonly dayPillar: StemBranch;
  readonly yearNumber: number;
  readonly monthNumber: number;
  readonly dayNumber: number;
  /** 29 or 30. */
  readonly monthDays: number;
  /** The day used: day 30 becomes 29 in a short month. */
  readonly day: number;
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
  readonly code: string;
}

/** Finds the figure of a birth for a lunar year. */
export function figureOf(
  calendar: LunisolarCalendar,
  birth: LunisolarDate,
  targetYear: number,
): Figure {
  const month = calendar
    .monthsOf(targetYear)
    .find((one) => one.month === birth.month && !one.isLeapMonth)!;
  const day = Math.min(birth.day, month.days);
  const ofYear = yearPillar(targetYear);
  const ofMonth = monthPillar(ofYear.stem.index, birth.month + 1);
  const ofDay = dayPillar(julianDayNumber(month.firstFixed + day - 1));
  const age = targetYear - birth.year + 1;
  const yearNumber = numbersOf(ofYear).year;
  const monthNumber = numbersOf(ofMonth).month;
  const dayNumber = numbersOf(ofDay).day;
  const upper = moduloFromOne(age + yearNumber, 8);
  const middle = moduloFromOne(month.days + monthNumber, 6);
  const lower = moduloFromOne(day + dayNumber, 3);
  return {
    age,
    yearPillar: ofYear,
    monthPillar: ofMonth,
    dayPillar: ofDay,
    yearNumber,
    monthNumber,
    dayNumber,
    monthDays: month.days,
    day,
    upper,
    middle,
    lower,
    code: `${upper}${middle}${lower}`,
  };
}

/** What a pair counts as the pillar of a year, of a month and of a day. */
export function numbersOf({ stem, branch }: StemBranch) {
  const ofStem = STEM_NUMBERS[stem.index % 5]!;
  const year = ofStem + YEAR_BRANCHES[branch.index]!;
  return { year, month: ofStem + MONTH_BRANCHES[branch.index]!, day: year - 2 };
}
