/**
 * Dates of the French Republic.
 *
 * @source decrees of 5 October 1793 and 4 frimaire II; senatus consultum of 22 fructidor XIII (end on 10 nivôse XIV);
 * Calendrical Calculations, ch. 17
 */
import { dayOfDecade, frenchAstronomical, frenchRomme, type CalendarDate } from "#time";
import type { RepublicanAnswer } from "./answer.ts";
import { DECADE_DAY_IDS, MONTH, MONTH_IDS } from "./answer.ts";
import { kindOf, namedAfter, NAMED_AFTER } from "./days.ts";
import { civilDayOf } from "../core/day.ts";

export type Rule = "equinox" | "romme";
export const calendarOf = (rule: Rule) => (rule === "equinox" ? frenchAstronomical : frenchRomme);

/** Rata Die of 1 vendémiaire I. */
export const EPOCH = 654415;
/** 24 November 1793, 4 frimaire II, to 31 December 1805, 10 nivôse XIV. */
const IN_FORCE = { from: 654843, to: 659260 };

/** Roman figures up to 3999; beyond them plain ones. */
export function romanOf(value: number): string {
  if (value > 3999) return String(value);
  const figures: readonly (readonly [number, string])[] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let left = value;
  return figures
    .map(([worth, figure]) => {
      const times = Math.floor(left / worth);
      left -= times * worth;
      return figure.repeat(times);
    })
    .join("");
}

/** The day of the Republic. @param fixed Rata Die, on or after {@link EPOCH} */
export function republicanOf(fixed: number, rule: Rule): RepublicanAnswer {
  const calendar = calendarOf(rule);
  const { year, month, day }: CalendarDate = calendar.fromFixed(fixed);
  const monthName = MONTH_IDS[month - 1]!;
  const inDecade = dayOfDecade({ year, month, day });
  const thing = namedAfter(month, day);
  const roman = romanOf(year);
  const decadeDay = inDecade === null ? null : DECADE_DAY_IDS[inDecade - 1]!;
  const length =
    calendar.toFixed({ year: year + 1, month: 1, day: 1 }) -
    calendar.toFixed({ year, month: 1, day: 1 });
  return {
    civil: civilDayOf(fixed),
    republican: { year, roman, month, day },
    monthName,
    decade: month === 13 ? null : Math.ceil(day / 10),
    decadeDay,
    namedAfter: thing,
    kind: kindOf(month, day),
    leapYear: length === 366,
    inForce: fixed >= IN_FORCE.from && fixed <= IN_FORCE.to,
    formatted:
      month === 13
        ? `${NAMED_AFTER.writings[thing]!.native}, an ${roman}`
        : `${decadeDay === "decadi" ? "décadi" : decadeDay} ${day} ${MONTH.writings[monthName]!.native!.toLowerCase()} an ${roman}`,
  };
}
