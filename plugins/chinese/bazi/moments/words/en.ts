import { english, type Speaker, type Translation, type Words } from "#sdk";
import * as calendar from "#east/calendar/words/en.ts";
import type { YearsReversed } from "../../../sexagenary/words/en.ts";
import { en as sexagenary } from "../../../sexagenary/words/en.ts";
import { givenPhrases, PAIRS } from "../../chart/words/en.ts";
import type { answer, MomentsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { counted, list } = english;

/** Moments that a reading lists before it would be a table. */
const MOST_LISTED = 12;

const when = ({ date, from, to, isCut, lunar }: MomentsAnswer["moments"][number]) =>
  `${date} from ${from.slice(-8, -3)} to ${to.slice(-8, -3)}${lunar ? ` (${lunar})` : ""}${isCut ? " where a solar term cuts the hour" : ""}`;

export const en = {
  title: "Moments of four pillars",
  summary: "Every moment in a span of years that has four given pillars",
  inputs: {
    pillars: {
      label: "Pillars",
      about: "Year, month and day pillar as 甲子, and the hour pillar where it is known",
    },
    hour: {
      label: "Hour",
      about: "Pillar of the hour; left out, whole days are found",
      values: PAIRS,
    },
    year: { label: "Year", about: "Pillar of the year", values: PAIRS },
    month: { label: "Month", about: "Pillar of the month", values: PAIRS },
    day: { label: "Day", about: "Pillar of the day", values: PAIRS },
    fromYear: { label: "From year", about: "First year to search, astronomical; default 1900" },
    toYear: { label: "To year", about: "Last year to search, astronomical; default 2100" },
  },
  fields: {
    native: "As written",
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    fromYear: "From year",
    toYear: "To year",
    zone: "Clock",
    years: "Years of that pillar",
    moments: "Moments",
    date: "Day",
    from: "From",
    to: "To",
    fromUtc: "From, UTC",
    toUtc: "To, UTC",
    isCut: "Cut by a solar term",
    lunar: "Chinese date",
    doubts: "Doubts",
  },
  phrases: {
    monthDoubted: givenPhrases.monthDoubted,
    hourDoubted: givenPhrases.hourDoubted,
  },
  conventions: { dayBoundary: calendar.conventions.dayBoundary },
  refusals: { yearsReversed: sexagenary.refusals.yearsReversed },
  reading(answer: MomentsAnswer, say: Speaker) {
    const { native, fromYear, toYear, zone, years, moments, doubts } = answer;
    const span = `between ${fromYear} and ${toYear}`;
    if (doubts.length > 0) {
      const why = doubts.map((one) => say.phrase(one)).join("; ");
      return [`No moment has the pillars ${native}: ${why}.`];
    }
    if (moments.length === 0) {
      const pair = native.slice(0, 2);
      const of =
        years.length > 0 ? `in ${list(years.map(String))}` : `nor is any year there of ${pair}`;
      return [
        `No moment ${span} has the pillars ${native}, ${years.length > 0 ? `although ${pair} is the year ${of}: its month does not meet that day` : of}.`,
      ];
    }
    const rest = moments.length - MOST_LISTED;
    const more = rest > 0 ? `, and ${rest} more` : "";
    return [
      `The pillars ${native} come ${counted(moments.length, "time")} ${span}: ${moments.slice(0, MOST_LISTED).map(when).join("; ")}${more}. The times are those of ${zone}.`,
    ];
  },
  picture: {
    title: "Moments of four pillars",
    none: "none in this span",
    desc: ({ native, moments }: MomentsAnswer) =>
      `${native}: ${moments.length > 0 ? moments.map(({ date }) => date).join(", ") : "no moment"}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: YearsReversed;
}>;

export type FindMomentsWords = Translation<typeof en>;
