import { WEEKDAY } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import type { CalendarDate } from "#time";
import { COUNTRY } from "./adoption.ts";
import { CALENDAR } from "./country_date.ts";
import { YEAR_START } from "./year_starts.ts";

/** Ways of the conversion. */
export const DIRECTIONS = ["newToOld", "oldToNew"] as const;
const DIRECTION = vocabulary("direction", DIRECTIONS);

/** A Julian date with its double year, such as 1731/2; null where one year is enough. */
export interface DoubleDate extends CalendarDate {
  readonly years: string | null;
}

export type Phrases = { doubleDated: DoubleDate };

const dateShape = (description: string) =>
  Type.Object(
    {
      year: Type.Integer({ description: "Astronomical year begun on 1 January" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month" }),
      day: Type.Integer({ minimum: 1, maximum: 31, description: "Day of the month" }),
      date: Type.String({ description: "YYYY-MM-DD" }),
    },
    { description },
  );

const inBoth = {
  julian: dateShape("By the Julian calendar"),
  gregorian: dateShape("By the Gregorian calendar"),
  doubleDated: phrase<Phrases>("The Julian date with both years from 1 January to 24 March"),
};

export const answer = Type.Object({
  direction: term(DIRECTION, "Way of the conversion"),
  ...inBoth,
  differenceDays: Type.Integer({ description: "Gregorian minus Julian, days" }),
  weekday: term(WEEKDAY, "Day of the week"),
  legalYear: Type.Integer({ description: "Number of the year in `legalYearStart`" }),
  legalYearStart: term(YEAR_START, "Lady Day unless a country or a style says otherwise"),
  years: Type.Array(
    Type.Object(
      {
        yearStart: term(YEAR_START, "Beginning of the year"),
        year: Type.Integer({ description: "Number that it gives to the year" }),
      },
      { description: "One beginning of the year" },
    ),
    { description: "Number of the year by every beginning" },
  ),
  ambiguous: Type.Boolean({ description: "Whether the date as given allows other readings" }),
  alternatives: Type.Array(
    Type.Object(
      { yearStart: term(YEAR_START, "Beginning of the year in this reading"), ...inBoth },
      { description: "Another reading" },
    ),
    { description: "The other readings of an ambiguous date" },
  ),
  inCountry: Type.Union(
    [
      Type.Object(
        {
          country: term(COUNTRY, "Country"),
          calendar: term(CALENDAR, "Calendar in force on that day"),
          date: dateShape("The day by that calendar"),
        },
        { description: "The day in the country" },
      ),
      Type.Null(),
    ],
    { description: "The day as the country's own calendar wrote it; null without a country" },
  ),
});
export type ConvertAnswer = Frozen<Static<typeof answer>>;
