import type { Translation, Words } from "#sdk";
import { dateText, issues } from "../../core/words/en.ts";
import type { answer, RepublicanAnswer } from "../answer.ts";
import type { CONVENTIONS, input, Issues } from "../input.ts";
import { days } from "./days_en.ts";

const republicanMonth = {
  vendemiaire: { text: "Vendémiaire", about: "the vintage" },
  brumaire: { text: "Brumaire", about: "mists" },
  frimaire: { text: "Frimaire", about: "hoar frost" },
  nivose: { text: "Nivôse", about: "snow" },
  pluviose: { text: "Pluviôse", about: "rain" },
  ventose: { text: "Ventôse", about: "wind" },
  germinal: { text: "Germinal", about: "sprouting" },
  floreal: { text: "Floréal", about: "blossom" },
  prairial: { text: "Prairial", about: "meadows" },
  messidor: { text: "Messidor", about: "harvest" },
  thermidor: { text: "Thermidor", about: "heat" },
  fructidor: { text: "Fructidor", about: "fruit" },
  complementary: { text: "complementary days", about: "the days left over, each a festival" },
};
const decadeDay = {
  primidi: "first day",
  duodi: "second day",
  tridi: "third day",
  quartidi: "fourth day",
  quintidi: "fifth day",
  sextidi: "sixth day",
  septidi: "seventh day",
  octidi: "eighth day",
  nonidi: "ninth day",
  decadi: "tenth day, of rest",
};
const republicanKind = {
  plant: "a plant",
  animal: "an animal",
  tool: "a tool",
  mineral: "a mineral",
  festival: "a festival",
};

export const en = {
  title: "Day of the French Republic",
  summary:
    "Republican date with the plant, animal, tool or mineral of the day, from a civil date or back to one",
  inputs: {
    republican: {
      label: "Republican date",
      about: "Goes before the date; month 13: complementary days",
    },
    year: { label: "Year", about: "Of the Republic" },
    month: { label: "Month", about: "1 Vendémiaire to 12 Fructidor, 13 complementary days" },
    day: { label: "Day", about: "Of the month" },
  },
  fields: {
    civil: "Civil day",
    date: "Date",
    weekday: "Weekday",
    republican: "Republican date",
    year: "Year",
    roman: "In Roman figures",
    month: "Month, by number",
    day: "Day",
    monthName: "Month",
    about: "Named for",
    decade: "Ten days",
    decadeDay: "Day of the ten",
    namedAfter: "Called after",
    kind: "Which is",
    leapYear: "Leap year",
    inForce: "In force then",
    formatted: "As it was written",
  },
  terms: { republicanMonth, decadeDay, republicanDay: days, republicanKind },
  phrases: { ...issues, beforeEra: "The Republic begins on 22 September 1792" },
  conventions: {
    rule: {
      title: "Beginning of the year",
      options: { equinox: "autumn equinox at Paris", romme: "Romme's rule of leap years" },
    },
  },
  reading({
    civil,
    republican,
    monthName,
    namedAfter,
    kind,
    leapYear,
    inForce,
    formatted,
  }: RepublicanAnswer) {
    const month = republicanMonth[monthName];
    const after = days[namedAfter]!;
    const day =
      republican.month === 13
        ? `It is one of the ${leapYear ? "six" : "five"} days left over at the end of the year, and a festival: the ${after}.`
        : `${month.text} is the month of ${month.about}, and the almanac gives the day ${republicanKind[kind]} to think of in place of a saint: ${after}.`;
    return [
      `${dateText(civil.date)} is ${formatted}.`,
      day,
      inForce
        ? "On that day the calendar was law in France."
        : "The calendar was law from 24 November 1793 to the end of 1805; this date is reckoned beyond those years by the same rule.",
    ];
  },
  picture: {
    after: (native: string, said: string) => `${native} · ${said}`,
    decade: (decade: number, day: string) => `${day}, decade ${decade}`,
    civil: dateText,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
}>;

export type RepublicanWords = Translation<typeof en>;
