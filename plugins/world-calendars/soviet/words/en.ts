import { en as lore } from "#lore/words/en.ts";
import type { Translation, Words } from "#sdk";
import type { answer, DayAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const weekSystem = {
  "seven-day": "seven-day week",
  "five-day": "continuous five-day week (nepreryvka)",
  "six-day": "six-day week with a common day of rest",
};

const colour = {
  yellow: "yellow",
  pink: "pink",
  orange: "orange",
  blue: "blue",
  red: "red",
  purple: "purple",
  green: "green",
};

const holiday = {
  lenin: "Day of 9 January 1905 and of Lenin's memory",
  international: "Day of the International",
  revolution: "Anniversary of the October Revolution",
  constitution: "Day of the Constitution",
};

const reckoning = {
  "five-day":
    "From October 1929 to November 1931 works ran without a stop: the year had 72 weeks of five days and five holidays outside them, and each worker belonged to one of five colours that rested in turn, so that families seldom rested together. For part of 1930 official calendars ran a day ahead of the count given here.",
  "six-day":
    "From December 1931 to June 1940 the week was tied to the month: everyone rested on the 6th, 12th, 18th, 24th and 30th, and on 1 March; a 31st was one working day more.",
  "seven-day":
    "The reformed weeks were in force from 1 October 1929 to 26 June 1940; before and after them Sunday was the day of rest.",
};

function placeInWeek(day: DayAnswer): string {
  const { system, dayOfWeek, weekOfYear, weekday, colorName } = day;
  const kept = day.holiday && holiday[day.holiday];
  if (system === "seven-day") return `The ordinary week was in force: ${lore.weekday[weekday]}.`;
  if (system === "five-day") {
    return colorName === null
      ? `${kept}: a national holiday, outside the five-day week.`
      : `Day ${dayOfWeek} of week ${weekOfYear} in the continuous five-day week; the ${colour[colorName]} group rests.`;
  }
  const place = day.extraDay
    ? "The 31st, outside the six-day week"
    : `Day ${dayOfWeek} of the six-day week`;
  return `${place}; ${kept ?? (day.restDay ? "the common day of rest" : "a working day")}.`;
}

export const en = {
  title: "Soviet work week",
  summary:
    "Five-day and six-day week day, colour group of rest, and common holidays for 1929-1940 dates",
  inputs: {
    group: {
      label: "Worker's group",
      about: "Colour of a worker's group in 1929-1931",
      values: {
        yellow: "yellow",
        pink: "pink (orange or blue in some sources)",
        red: "red",
        purple: "purple",
        green: "green",
      },
    },
  },
  fields: {
    system: "Week in force",
    dayOfWeek: "Day of the week in force",
    weekday: "Day of the seven-day week",
    weekOfYear: "Week of the year",
    color: "Group at rest",
    colorName: "Colour of the group",
    restDay: "Day of rest",
    extraDay: "Day outside the week",
    nationalHoliday: "National holiday",
    holiday: "Name of the holiday",
    yearOfRevolution: "Year of the Revolution",
  },
  terms: {
    weekSystem,
    group: {
      yellow: "first group",
      pink: "second group",
      red: "third group",
      purple: "fourth group",
      green: "fifth group",
    },
    colour,
    holiday,
  },
  conventions: {
    secondColour: {
      title: "Name of the second colour",
      options: { pink: "pink", orange: "orange", blue: "blue" },
    },
  },
  reading: (day: DayAnswer) => {
    const { system, weekday, yearOfRevolution } = day;
    return [
      [
        placeInWeek(day),
        ...(system === "seven-day"
          ? []
          : [`On the ordinary week it was a ${lore.weekday[weekday]}.`]),
        ...(yearOfRevolution === null
          ? []
          : [`Calendars printed it under year ${yearOfRevolution} of the Revolution.`]),
      ].join(" "),
      reckoning[system],
      "The decrees bound works and offices; in the country many went on resting by the old week, which never stopped.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type DayWords = Translation<typeof en>;
