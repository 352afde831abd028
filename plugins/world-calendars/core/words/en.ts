/** What the calendars of this folder share, in English. */
import { english, type Sentences } from "#sdk";
import type { OwnDateIssues } from "../day.ts";

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
} satisfies Sentences<OwnDateIssues>;

export const { ordinal } = english;
