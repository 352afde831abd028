import { english, type Translation, type Words } from "#sdk";
import { dateText, MONTHS } from "../../core/words/en.ts";
import type { answer, ReformAnswer } from "../answer.ts";
import type { input } from "../input.ts";

type One = ReformAnswer["calendars"][number];

const reformCalendar = {
  positivist: {
    text: "Positivist calendar",
    about: "Comte: thirteen months of 28 days, each named after a great mind",
  },
  internationalFixed: {
    text: "International Fixed Calendar",
    about: "Cotsworth: thirteen months of 28 days, Sol after June",
  },
  world: { text: "World Calendar", about: "Achelis: quarters of 31, 30 and 30 days" },
  symmetry454: {
    text: "Symmetry454",
    about: "Bromberg: months of 28, 35 and 28 days, a leap week",
  },
  hankeHenry: {
    text: "Hanke-Henry calendar",
    about: "months of 30, 30 and 31 days, a leap week in December",
  },
};
const reformExtra = {
  dayOfTheDead: "Festival of All the Dead",
  dayOfHolyWomen: "Festival of Holy Women",
  yearDay: "Year Day",
  leapDay: "Leap Day",
  worldsday: "Worldsday",
  leapyearDay: "Leapyear Day",
  leapWeek: "leap week",
};
const values = Object.fromEntries(
  Object.entries(reformCalendar).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof reformCalendar, string>;

/** Months of thirteen by their own names, others by the usual ones. */
function monthOf({ calendar, month, monthName }: One): string {
  if (monthName !== null) return monthName;
  const shifted = calendar === "internationalFixed" && month! > 7 ? month! - 1 : month!;
  return MONTHS[shifted - 1]!;
}

function entry(one: One): string {
  if (one.month === null) {
    return `${reformExtra[one.extra!]}${one.day === null ? "" : `, day ${one.day}`}, ${one.year}`;
  }
  return `${one.day} ${monthOf(one)} ${one.year}${one.extra === null ? "" : ` (${reformExtra[one.extra]})`}`;
}

export const en = {
  title: "Reform calendars",
  summary:
    "A date in Comte's Positivist, the International Fixed, World, Symmetry454 and Hanke-Henry calendars",
  inputs: { scheme: { label: "Calendar", about: "One alone; all when left out", values } },
  fields: {
    civil: "Civil day",
    date: "Date",
    weekday: "Weekday",
    calendars: "Calendars",
    calendar: "Calendar",
    about: "What it is",
    year: "Year",
    month: "Month",
    day: "Day",
    monthName: "Name of the month",
    extra: "Outside the months",
  },
  terms: { reformCalendar, reformExtra },
  reading({ civil, calendars }: ReformAnswer) {
    const told = calendars.map(
      (one) => `in the ${reformCalendar[one.calendar].text} ${entry(one)}`,
    );
    return [
      `${dateText(civil.date)} would be ${english.list(told)}.`,
      "Each of them gives every date one weekday for ever: by days that belong to no week, which religions that keep the week have refused, or by whole leap weeks.",
    ];
  },
  picture: { title: "The day in reform calendars", entry, civil: dateText },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ReformWords = Translation<typeof en>;
