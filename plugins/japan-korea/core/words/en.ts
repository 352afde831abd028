/** English refusals that several arts of this folder share. */
import type { OldDateRefusal } from "../old_date.ts";
import type { YearRefusal } from "../solar_years.ts";

export const yearOutOfRange = {
  when: "The year lies outside 1602 to 2398, for which solar terms are held",
  says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
    `Cannot find the year of this birth: it is ${year}, and must be within ${first} to ${last}`,
};

const CALENDARS = { japanese: "old Japanese date", korean: "Korean date" };

export const calendarOutOfRange = {
  when: "The date lies outside the years of the lunisolar calendar: Japan 1846-2200, Korea 1655-2150",
  says: ({ calendar, year, first, last }: OldDateRefusal["calendarOutOfRange"]) =>
    `Cannot give the ${CALENDARS[calendar]}: the year is ${year}, and must be within ${first} to ${last}`,
};

/** The grades of a match, for readings. */
export const band = {
  excellent: "excellent",
  good: "good",
  mixed: "mixed",
  challenging: "challenging",
};
