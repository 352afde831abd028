import type { Translation, Words } from "#sdk";
import { dateText } from "../../core/words/en.ts";
import type { answer, JulianDayAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const dayCount = {
  jd: "Julian day",
  mjd: "modified Julian day",
  rd: "Rata Die",
  jdnNoon: "Julian day number",
  lilian: "Lilian day",
  unix: "Unix seconds",
};

export const en = {
  title: "Julian day and day counts",
  summary:
    "Julian day, modified, Rata Die, Lilian, Unix seconds and ISO week of an instant, or the instant of a count",
  inputs: {
    number: { label: "Count", about: "Goes before the date; a whole day stands for its beginning" },
    kind: { label: "Which count", about: "Julian day when left out", values: dayCount },
  },
  fields: {
    utc: "Instant",
    gregorian: "Gregorian date",
    julian: "Date in the Julian calendar",
    weekday: "Weekday",
    jd: "Julian day",
    mjd: "Modified Julian day",
    jdnNoon: "Julian day number",
    rd: "Rata Die",
    lilian: "Lilian day",
    unix: "Unix seconds",
    excel1900: "Spreadsheet serial",
    dayPart: "Part of the day",
    dayOfYear: "Day of the year",
    iso: "ISO week",
    year: "Year of the week",
    week: "Week",
    day: "Day of the week",
    text: "As written",
  },
  phrases: {
    tooFar: "The instant lies more than ten thousand years from now",
  },
  reading: ({ utc, jd, jdnNoon, gregorian, julian, rd, iso, dayOfYear }: JulianDayAnswer) => [
    `${utc} is Julian day ${jd}. Julian days begin at noon, so that a night of observing has one number; the noon of this date is that of day ${jdnNoon}.`,
    `The Gregorian date ${dateText(gregorian)} is ${dateText(julian)} in the Julian calendar, day ${dayOfYear} of its year, ${iso.text} as a week, and day ${rd} from the beginning of the year 1.`,
  ],
  picture: { title: "Day counts" },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type JulianDayWords = Translation<typeof en>;
