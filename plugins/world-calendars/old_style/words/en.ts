import { en as lore } from "#lore/words/en.ts";
import type { Translation, Words } from "#sdk";
import type { answer, ConvertAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { DateIssues } from "../rules.ts";
import { writeDate, writeDoubleDate } from "./en/dates.ts";

const country = {
  spain: "Spain",
  portugal: "Portugal",
  italy: "Italy",
  poland: "Poland",
  florence: "Florence",
  pisa: "Pisa",
  venice: "Venice",
  france: "France",
  zeeland: "Zeeland and Brabant",
  holland: "Holland",
  bavaria: "Bavaria",
  austria: "Austria",
  cologne: "Cologne",
  bohemia: "Bohemia",
  hungary: "Hungary",
  prussia: "Prussia",
  protestantGermany: "Protestant Germany",
  denmark: "Denmark",
  norway: "Norway",
  iceland: "Iceland",
  england: "England and Wales",
  ireland: "Ireland",
  britishColonies: "British colonies",
  scotland: "Scotland",
  sweden: "Sweden and Finland",
  bulgaria: "Bulgaria",
  russia: "Russia",
  romania: "Romania",
  greece: "Greece",
};

const calendar = {
  julian: "Julian calendar",
  swedish: "Swedish calendar of 1700-1712",
  gregorian: "Gregorian calendar",
};

const yearStart = {
  january: "1 January (Circumcision)",
  ladyDay: "25 March after (Lady Day, Florence)",
  pisan: "25 March before (Pisa)",
  venetian: "1 March (Venice)",
  christmas: "25 December before (Nativity)",
  september: "1 September before (Byzantine)",
  easter: "Easter (France)",
};

export const en = {
  title: "Old Style and New Style dates",
  summary:
    "Julian to Gregorian and back with the double-dated form, year-start style and the changeover of the country named",
  inputs: {
    direction: {
      label: "Direction",
      about: "newToOld: the date is Gregorian; oldToNew: the date is Julian",
      values: { newToOld: "New Style to Old Style", oldToNew: "Old Style to New Style" },
    },
    date: {
      label: "Date",
      about:
        "YYYY-MM-DD; an old date may have a double year, 1731/2-02-11; years outside 0-9999 as ±YYYYYY",
    },
    country: {
      label: "Country",
      about: "Country whose law dated the day; refuses days that it left out",
      values: country,
    },
  },
  fields: {
    direction: "Direction",
    julian: "Old Style (Julian)",
    gregorian: "New Style (Gregorian)",
    year: "Year",
    month: "Month",
    day: "Day",
    date: "Date",
    doubleDated: "With both years",
    differenceDays: "Days between the calendars",
    weekday: "Day of the week",
    legalYear: "Legal year",
    legalYearStart: "Beginning of the legal year",
    years: "Number of the year by every beginning",
    yearStart: "Beginning of the year",
    ambiguous: "More than one reading",
    alternatives: "Other readings",
    inCountry: "In the country",
    country: "Country",
    calendar: "Calendar",
  },
  terms: {
    direction: { newToOld: "New Style to Old Style", oldToNew: "Old Style to New Style" },
    yearStart,
    country,
    calendar,
  },
  phrases: {
    doubleDated: writeDoubleDate,
    oneYear: "A New Style date has one year: give it without a stroke",
    noSuchDate: ({ calendar: id, date }) => `The ${calendar[id]} has no day ${date}`,
    notNextYear: ({ years }) =>
      `Cannot read the year ${years}: the second must be the year after the first`,
    doubleYearTooLate: "A double year belongs to the days from 1 January to 24 March",
    dateLeftOut: ({ country: id, date, last, first }) =>
      `${country[id]} never had the day ${date}: ${last} was followed by ${first}`,
  },
  conventions: {
    yearStart: {
      title: "Beginning of the year",
      rule: "the country's legal year at that time; without a country both January and Lady Day are read",
      options: { unstated: "not stated", ...yearStart },
    },
  },
  reading: (answer: ConvertAnswer) => {
    const { julian, gregorian, doubleDated, weekday, alternatives, inCountry } = answer;
    const days = Math.abs(answer.differenceDays);
    const written =
      doubleDated.with.years === null ? "" : `, written ${writeDoubleDate(doubleDated.with)},`;
    const there = inCountry && [
      `${country[inCountry.country]} kept the ${calendar[inCountry.calendar]} then, and wrote ${writeDate(inCountry.date)}.`,
    ];
    const others = alternatives.map(
      (one) =>
        `If the year began in another season, the same words mean ${writeDoubleDate(one.doubleDated.with)} Old Style, which is ${writeDate(one.gregorian)}.`,
    );
    return [
      `${writeDate(julian)} Old Style${written} is ${writeDate(gregorian)} New Style. It was a ${lore.weekday[weekday]}, for the week was never interrupted; on that day the calendars stood ${days === 1 ? "one day" : `${days} days`} apart.`,
      [
        ...(there ?? []),
        ...others,
        "Both calendars have the same months; the Gregorian one leaves out three leap days in four centuries, and many countries once began the year on another day than 1 January, which is why an old date may bear two years.",
      ].join(" "),
      "Which style a document used has to be learnt from the document: clerks, churches and merchants of one town did not always agree.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: DateIssues;
}>;

export type ConvertWords = Translation<typeof en>;
