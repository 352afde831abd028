import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";

export const answer = Type.Object({
  utc: Type.String({ description: "The instant in universal time" }),
  gregorian: Type.String({ description: "Date in the Gregorian calendar, UTC" }),
  julian: Type.String({ description: "Date in the Julian calendar, UTC" }),
  weekday: term(WEEKDAY, "The day of the week"),
  jd: Type.Number({ description: "Julian day, days from noon of 1 January 4713 BCE" }),
  mjd: Type.Number({ description: "Modified Julian day: jd - 2400000.5" }),
  jdnNoon: Type.Integer({ description: "Julian day number of the noon of the day" }),
  rd: Type.Integer({ description: "Rata Die: 1 is 1 January of the year 1" }),
  lilian: Type.Integer({ description: "Lilian day: 1 is 15 October 1582" }),
  unix: Type.Integer({ description: "Seconds since 1970, leap seconds not counted" }),
  excel1900: Type.Union([Type.Number(), Type.Null()], {
    description: "Serial of spreadsheets; null before 1 March 1900",
  }),
  dayPart: Type.Number({ description: "Part of the day since midnight" }),
  dayOfYear: Type.Integer({ minimum: 1, maximum: 366, description: "Day of the year" }),
  iso: Type.Object(
    {
      year: Type.Integer({ description: "Year of the week" }),
      week: Type.Integer({
        minimum: 1,
        maximum: 53,
        description: "Week 1 holds the first Thursday",
      }),
      day: Type.Integer({ minimum: 1, maximum: 7, description: "1 is Monday" }),
      text: Type.String({ description: "As it is written: 2026-W14-7" }),
    },
    { description: "ISO week" },
  ),
});
export type JulianDayAnswer = Frozen<Static<typeof answer>>;
