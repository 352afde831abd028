/** What the calendars of this folder share, in English. */
import type { Sentences } from "#sdk";
import type { DayIssues } from "../day.ts";

export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** 2026-04-05 as "5 April 2026"; years before the common era by their sign. */
export function dateText(date: string): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(day)} ${MONTHS[Number(month) - 1]!} ${Number(year)}`;
}

export const issues = {
  noSuchDay: "The calendar has no such day",
  outsideCalendar: ({ first, last }) =>
    last === null
      ? `The calendar is reckoned from ${first} on`
      : `The calendar is reckoned from ${first} to ${last}`,
} satisfies Sentences<DayIssues>;

/** Heads of the month on the wall. */
export const wall = {
  month: (year: number, month: number) => `${MONTHS[month - 1]!} ${year}`,
  weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
};

export const dayFields = { civil: "Civil day", date: "Date", weekday: "Weekday" };
