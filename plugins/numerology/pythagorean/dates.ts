/** The numbers of a birth date, its four peaks and challenges, and the cycles of a later day. */
import type { CalendarDate } from "#time";
import { digitSum, reduce, rootOf, writePath, type Reduced } from "./reduction.ts";

/** The life path, by parts and, where it differs, by the plain sum of digits. */
export interface LifePath extends Reduced {
  readonly steps: string;
  /** All digits of the date added in one row; null where the result is the same. */
  readonly bySum: number | null;
}

/**
 * Finds the life path: month, day and year are reduced one by one, then their sum.
 *
 * A debt met in the parts' sum or in the day counts.
 */
export function lifePathOf({ year, month, day }: CalendarDate): LifePath {
  const parts = [reduce(month), reduce(day), reduce(Math.abs(year))];
  const sum = reduce(parts.reduce((total, { number }) => total + number, 0));
  const bySum = reduce(digitSum(month) + digitSum(day) + digitSum(year)).number;
  const added = parts.map(({ number }) => number).join(" + ");
  return {
    ...sum,
    debt: sum.debt,
    steps: `${parts.map(writePath).join(", ")}; ${added} = ${writePath(sum)}`,
    bySum: bySum === sum.number ? null : bySum,
  };
}

/** One of the four long periods of a life. */
export interface Pinnacle {
  /** 1-9, 11, 22 or 33. */
  readonly number: number;
  /** Age at its beginning, whole years. */
  readonly fromAge: number;
  /** Age at its end; null for the last. */
  readonly toAge: number | null;
  /** The challenge of the same period, 0-8. */
  readonly challenge: number;
}

/**
 * Finds pinnacles and challenges.
 *
 * The first pinnacle ends at 36 less the life path's root, the next two last nine years each. Challenges
 * are listed with the pinnacle of the same number, as at numity.cc; Decoz gives them ages of their own.
 *
 * @source Decoz, chapter on pinnacles; T. Mares, chapter 6, and numity.cc on the four differences
 */
export function pinnaclesOf(date: CalendarDate): readonly Pinnacle[] {
  const [month, day, year] = [date.month, date.day, Math.abs(date.year)].map(
    (part) => reduce(part).number,
  ) as [number, number, number];
  const first = reduce(month + day).number;
  const second = reduce(day + year).number;
  const numbers = [first, second, reduce(first + second).number, reduce(month + year).number];
  const [m, d, y] = [month, day, year].map(rootOf) as [number, number, number];
  const [c1, c2] = [Math.abs(m - d), Math.abs(d - y)];
  const challenges = [c1, c2, Math.abs(c1 - c2), Math.abs(m - y)];
  const end = 36 - lifePathOf(date).root;
  const ages = [0, end, end + 9, end + 18];
  return numbers.map((number, index) => ({
    number,
    fromAge: ages[index]!,
    toAge: ages[index + 1] ?? null,
    challenge: challenges[index]!,
  }));
}

/** The single digits of a day for one person. */
export interface PersonalCycles {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The calendar year for everyone. */
  readonly universalYear: number;
}

/**
 * Finds personal year, month and day; all are single digits.
 *
 * @source M. McClain, astrology-numerology.com: masters are reduced here
 */
export function personalCycles(birth: CalendarDate, current: CalendarDate): PersonalCycles {
  const year = rootOf(rootOf(birth.month) + rootOf(birth.day) + digitSum(current.year));
  const month = rootOf(year + current.month);
  return {
    year,
    month,
    day: rootOf(month + current.day),
    universalYear: rootOf(digitSum(current.year)),
  };
}
