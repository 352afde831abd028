import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { dateText, monthTitle, weekdays } from "../../lunisolar/words/en.ts";
import type { answer, RegionalAnswer } from "../answer.ts";
import type { CONVENTIONS, input, Issues, Refusals } from "../input.ts";
import { monthWords, romanMonths, type RegionalMonth } from "../terms.ts";

const { vara, sign, samvatsara } = core;
const regionalMonth = monthWords(romanMonths);
const regionalCalendar = {
  tamil: { text: "Tamil calendar", where: "Tamil Nadu and Tamils elsewhere" },
  malayalam: { text: "Malayalam calendar", where: "Kerala, Kollam era" },
  bengali: { text: "Bengali calendar of West Bengal", where: "West Bengal, Tripura, Assam" },
  "bangla-academy": { text: "Bengali calendar of Bangladesh", where: "Bangladesh, by law" },
  odia: { text: "Odia calendar", where: "Odisha" },
  saka: { text: "Indian national calendar", where: "The Government of India since 1957" },
  bikram: { text: "Bikram Sambat calendar", where: "Nepal, by law" },
};
const calendarNames = Object.fromEntries(
  Object.entries(regionalCalendar).map(([id, { text }]) => [id, text]),
);
const regionalEra = {
  shaka: { text: "Shaka", begins: "counted from 78 CE" },
  thiruvalluvar: { text: "Thiruvalluvar", begins: "turns with the month of Thai" },
  kollam: { text: "Kollam", begins: "turns with Chingam, the month of Leo" },
  bangabda: { text: "Bangabda", begins: "turns with Boishakh" },
  vilayati: { text: "Vilayati", begins: "turns with the month of Virgo" },
  bikram: { text: "Bikram Sambat", begins: "turns with Baishakh" },
};
const monthRule = {
  sunset: {
    text: "sunset rule",
    says: "the month begins on the day of the Sun's entry if that comes before sunset, else on the next",
  },
  afternoon: {
    text: "afternoon rule",
    says: "the month begins on the day of the Sun's entry if that comes before three fifths of the daylight have passed, else on the next",
  },
  midnight: {
    text: "midnight rule",
    says: "the month begins on the day after the Sun's entry, or a day later where that comes after midnight",
  },
  dayItself: {
    text: "rule of the day itself",
    says: "the month begins on the day, from sunrise to sunrise, in which the Sun enters",
  },
  fixedDays: { text: "fixed days", says: "the month begins on a set day of the civil year" },
  table: { text: "published table", says: "a committee publishes the lengths of the months" },
};
const short = (id: RegionalMonth): string => {
  const name = regionalMonth[id]!;
  return name.length > 8 ? `${name.slice(0, 6)}.` : name;
};
/** The rules that look at no entry of the Sun, of a month that has been named. */
const FIXED = {
  fixedDays: "it is set by the civil year, whatever the Sun does",
  table: "a committee publishes the lengths of the months",
};
const told = ({ native, monthName, eras }: RegionalAnswer) =>
  `${native.day} ${regionalMonth[monthName]} ${native.year} (${regionalEra[eras[0]!.era].text})`;

export const en = {
  title: "Solar date of a region",
  summary:
    "A civil date in the Tamil, Malayalam, Bengali, Odia, Indian national or Nepali solar calendar and back, with the rule by which each begins a month",
  inputs: {
    calendar: { label: "Calendar", about: "Whose", values: calendarNames },
    date: { label: "Date", about: "Gregorian; left out where the date of the calendar is given" },
    native: { label: "Date of the calendar", about: "Goes before the date" },
    year: { label: "Year", about: "Of the calendar's own era; Shaka for Tamil and Odia" },
    month: {
      label: "Month",
      about: "From the first of the calendar's own year; Chingam is 1 in Kerala",
    },
    day: { label: "Day", about: "Of the month" },
  },
  fields: {
    ...core.when,
    calendar: "Calendar",
    where: "Where",
    date: "Date",
    weekday: "Weekday",
    native: "Date of the calendar",
    year: "Year",
    month: "Month, by number",
    day: "Day",
    monthName: "Month",
    monthFirst: "First day of the month",
    monthDays: "Days of the month",
    rule: "Rule",
    says: "What it says",
    sign: "Sign entered by the Sun",
    entry: "The Sun's entry",
    eras: "Eras",
    era: "Era",
    begins: "Its year",
    yearName: "Name of the year",
    newYear: "This year began",
    nextNewYear: "The next begins",
    page: "Days of the civil month",
    "page/month": "Month",
  },
  terms: {
    vara,
    samvatsara,
    regionalCalendar,
    regionalMonth,
    monthRule,
    regionalEra,
  },
  phrases: {
    noSuchNativeDay: "The month of that year has no such day",
  },
  conventions: {
    siddhanta: {
      title: "Places of the Sun",
      options: {
        customary: "as each region's printed calendars do",
        drik: "modern places for all",
        surya: "the Surya Siddhanta's for all",
      },
    },
    ayanamsa: core.conventions.ayanamsa,
  },
  refusals: {
    "date-or-native": {
      when: "Neither a civil date nor a date of the calendar was given",
      says: "Give a date, or a date of the calendar",
    },
    "year-not-published": {
      when: "The day lies outside the years of Nepal's table on which the printed sources agree",
      says: ({ first, last }: Refusals["year-not-published"]) =>
        `Nepal publishes the lengths of its months year by year; the table here holds Bikram Sambat ${first} to ${last}. Give a day within them`,
    },
  },
  reading(answer: RegionalAnswer) {
    const { calendar, entry, sign: entered, eras, newYear, nextNewYear, yearName } = answer;
    const others = eras
      .slice(1)
      .map(({ era, year }) => `${regionalEra[era].text} ${year}`)
      .join(", ");
    return [
      `${vara[answer.weekday]}, ${dateText(answer.date)}, is ${told(answer)} by the ${regionalCalendar[calendar].text}.${yearName ? ` The year is named ${samvatsara[yearName]}.` : ""}${others ? ` It is also ${others}.` : ""}`,
      entry && entered
        ? `The Sun entered ${sign[entered]} on ${dateText(entry.local.slice(0, -9))} at ${entry.local.slice(-8, -3)}, Indian time. By the ${monthRule[answer.rule].text}, ${monthRule[answer.rule].says}. So this month began on ${dateText(answer.monthFirst)} and has ${answer.monthDays} days.`
        : `The month began on ${dateText(answer.monthFirst)} and has ${answer.monthDays} days: ${FIXED[answer.rule as "table"] ?? monthRule[answer.rule].says}.`,
      `This year began on ${dateText(newYear)}${nextNewYear ? `, and the next begins on ${dateText(nextNewYear)}` : ""}.`,
    ];
  },
  picture: {
    title: monthTitle,
    weekdays,
    asked: (one: RegionalAnswer): string => `${dateText(one.date)}: ${told(one)}`,
    months: (page: RegionalAnswer["page"]): string =>
      page
        .flatMap(({ month }) => (month ? [regionalMonth[month]] : []))
        .filter((name, i, all) => name !== all[i - 1])
        .join(" → "),
    short,
    legend: "large: day of the calendar; small: civil day",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
  refusals: Refusals;
}>;

export type RegionalWords = Translation<typeof en>;
