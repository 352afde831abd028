import { WEEKDAY } from "#lore";
import type { InputOf } from "#sdk";
import { dayOfWeek, fromFixed } from "#time";
import type { CountryId } from "./adoption.ts";
import type { ConvertAnswer } from "./answer.ts";
import { toCountryDate } from "./country_date.ts";
import { describeDate, doubleYear } from "./date_text.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { differenceDays, type Reading, readNew, readOld } from "./rules.ts";
import { YEAR_START, yearInStyle, type YearStart } from "./year_starts.ts";

export function run({
  direction,
  date,
  country,
  yearStart,
}: InputOf<typeof input, typeof CONVENTIONS>): ConvertAnswer {
  const legalYearStart: YearStart = yearStart === "unstated" ? "ladyDay" : yearStart;
  const readings: readonly Reading[] =
    direction === "newToOld"
      ? [{ yearStart: legalYearStart, fixed: readNew(date) }]
      : readOld(date, yearStart, country);
  const { fixed } = readings[0]!;
  const julian = fromFixed(fixed, "julian");
  return {
    direction,
    ...describeBoth(fixed),
    differenceDays: differenceDays(fixed),
    weekday: WEEKDAY.ids[dayOfWeek(fixed)]!,
    legalYear: yearInStyle(legalYearStart, julian),
    legalYearStart,
    years: YEAR_START.ids.map((style) => ({
      yearStart: style,
      year: yearInStyle(style, julian),
    })),
    ambiguous: readings.length > 1,
    alternatives: readings.slice(1).map((other) => ({
      yearStart: other.yearStart,
      ...describeBoth(other.fixed),
    })),
    inCountry: country ? describeInCountry(country, fixed) : null,
  };
}

function describeBoth(fixed: number) {
  const julian = fromFixed(fixed, "julian");
  const { year, month, day } = julian;
  return {
    julian: describeDate(julian),
    gregorian: describeDate(fromFixed(fixed)),
    doubleDated: { code: "doubleDated", with: { year, month, day, years: doubleYear(julian) } },
  } as const;
}

function describeInCountry(country: CountryId, fixed: number) {
  const { calendar, date } = toCountryDate(country, fixed);
  return { country, calendar, date: describeDate(date) };
}
