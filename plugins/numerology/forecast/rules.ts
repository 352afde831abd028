/**
 * What a birth date and a name have in store by years, months and days.
 *
 * @source F. Campbell, Your Days Are Numbered (1931): pinnacles, challenges, personal years; J. Jordan, The Romance in
 * Your Name (1965): transits of the letters and the essence, their sum at an age
 */
import type { CalendarDate } from "#time";
import { letterValue } from "../pythagorean/names.ts";
import { digitSum, reduce, rootOf } from "../pythagorean/reduction.ts";

/** The three long cycles: month, day and year of birth; the second begins at 28, the third at 56. */
export const PERIOD_AGES = [0, 28, 56] as const;

export function periodsOf({ month, day, year }: CalendarDate) {
  return [month, day, Math.abs(year)].map((part, index) => ({
    number: reduce(part).number,
    fromAge: PERIOD_AGES[index]!,
    toAge: PERIOD_AGES[index + 1] ?? null,
  }));
}

/** One letter that rules some years of a life. */
export interface Transit {
  readonly letter: string;
  readonly value: number;
  /** Whole years at which it begins and ends. */
  readonly fromAge: number;
  readonly toAge: number;
}

/**
 * The letter of a name in force at an age: each holds as many years as its value, and the name is run through again
 * and again.
 *
 * @param part capitals A-Z, not empty
 */
export function transitOf(part: string, age: number): Transit {
  const values = [...part].map(letterValue);
  const round = values.reduce((sum, value) => sum + value, 0);
  let fromAge = Math.floor(age / round) * round;
  for (const [index, value] of values.entries()) {
    if (age < fromAge + value)
      return { letter: part[index]!, value, fromAge, toAge: fromAge + value };
    fromAge += value;
  }
  throw new RangeError(`Cannot find the letter of ${part} at ${age}`);
}

/** The sum of the letters in force, and its root. */
export function essenceOf(transits: readonly Transit[]) {
  const total = transits.reduce((sum, { value }) => sum + value, 0);
  return { total, number: reduce(total).number };
}

/** Personal year, which changes on 1 January. */
export const personalYearOf = ({ month, day }: CalendarDate, year: number): number =>
  rootOf(rootOf(month) + rootOf(day) + digitSum(year));
export const personalMonthOf = (personalYear: number, month: number): number =>
  rootOf(personalYear + month);
export const personalDayOf = (personalMonth: number, day: number): number =>
  rootOf(personalMonth + day);

/** Whole years lived on a day. */
export function ageOn(birth: CalendarDate, on: CalendarDate): number {
  const before = on.month < birth.month || (on.month === birth.month && on.day < birth.day);
  return on.year - birth.year - (before ? 1 : 0);
}
