/** What the calendars of this folder share, in English. */
import type { Sentences } from "#sdk";
import type { OwnDateIssues } from "../month.ts";
import type { YearRefusal } from "../year.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** 2026-04-05 as "5 April 2026". */
export function dateText(date: string): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(day)} ${MONTHS[Number(month) - 1]!} ${Number(year)}`;
}

/** 2026-04-05 as "5 Apr", for the cells of a sheet. */
export const shortDate = (date: string): string =>
  `${Number(date.slice(-2))} ${MONTHS[Number(date.slice(-5, -3)) - 1]!.slice(0, 3)}`;

export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** Metal is iron in Tibet and Mongolia. */
export const phase = { wood: "wood", fire: "fire", earth: "earth", metal: "iron", water: "water" };

export const issues = {
  noSuchDay: "The calendar has no such day: the month is not doubled, or the day is passed over",
} satisfies Sentences<OwnDateIssues>;

export const refusals = {
  yearOutOfRange: {
    when: "The year lies outside 1028 to 2500, the cycles that the calendar is reckoned for",
    says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
      `Cannot place the day: year is ${year}, must be within ${first} to ${last}`,
  },
};

/** Fields of a sheet of the month, and of a date of the calendar's own. */
export const sheetFields = {
  date: "Date",
  weekday: "Weekday",
  civil: "Civil day",
  month: "Month",
  firstWeekday: "Weekday of its first day",
  days: "Days",
  day: "Day",
  marked: "Marked",
};

/** The animals of the years, mouse first. */
export const animal12 = {
  mouse: "mouse",
  ox: "ox",
  tiger: "tiger",
  hare: "hare",
  dragon: "dragon",
  snake: "snake",
  horse: "horse",
  sheep: "sheep",
  monkey: "monkey",
  bird: "bird",
  dog: "dog",
  pig: "pig",
};

/** What cutting the hair brings, in the middle of a sentence. */
export const hairOmen = {
  weakness: "strength that ebbs",
  ailments: "small ailments",
  wealth: "wealth",
  glow: "a glow in the face",
  goods: "more belongings",
  dispute: "a dispute",
  pallor: "a loss of colour",
  vigour: "lasting vigour",
  company: "young company",
  power: "power over others",
  wit: "sharp wits",
  peril: "risk",
  kindness: "good to all around",
  riches: "riches",
  blessing: "blessing",
  thirst: "thirst",
  bruises: "bruised skin",
  gain: "what was lost or lent",
  helpers: "people who help",
  hunger: "hunger",
  fevers: "fevers",
  food: "food and drink",
  goodness: "good turns",
  eyes: "sore eyes",
  contagion: "catching what goes round",
  joy: "joy",
  virtue: "growing virtue",
  quarrel: "a quarrel",
  straying: "a mind that strays",
  unrest: "unsettling company",
};
