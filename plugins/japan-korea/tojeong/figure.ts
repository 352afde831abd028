/**
 * The three numbers of Tojeong Bigyeol and the figure they name.
 *
 * upper = (counted age + year number) mod 8, middle = (days of the birth month in the target year +
 * month number) mod 6, lower = (day of birth + day number of that date in the target year) mod 3;
 * 0 stands for the divisor. The upper trigram is the upper number, the lower trigram the middle one,
 * the moving line the lower one: 8 × 6 × 3 = 144.
 *
 * @source Tojeong Bigyeol (attributed to Yi Ji-ham), the rule of the three numbers with the table of
 *   sixty pairs; the worked example of lunar 8-26 of 1976 for 2005 gives 212
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
  const yearNumber = yearTypeNumber(ofYear);
  const monthNumber = stemNumber(ofMonth) + MONTH_BRANCHES[ofMonth.branch.index]!;
  const dayNumber = yearTypeNumber(ofDay) - 2;
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

function stemNumber({ stem }: StemBranch): number {
  return STEM_NUMBERS[stem.index % 5]!;
}

function yearTypeNumber(pillar: StemBranch): number {
  return stemNumber(pillar) + YEAR_BRANCHES[pillar.branch.index]!;
}
