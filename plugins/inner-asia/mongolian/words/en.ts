import { english, type Translation, type Words } from "#sdk";
import {
  animal12,
  dateText,
  hairOmen,
  issues,
  phase,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../core/words/en.ts";
import type { OwnDateIssues } from "../../core/month.ts";
import type { YearRefusal } from "../../core/year.ts";
import type { answer, MongolianAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, ordinal } = english;

const mongolianColour = {
  blue: "blue",
  bluish: "bluish",
  red: "red",
  reddish: "reddish",
  yellow: "yellow",
  yellowish: "yellowish",
  white: "white",
  whitish: "whitish",
  black: "black",
  blackish: "blackish",
};
const mongolianMonth = {
  spring1: "first month of spring",
  spring2: "middle month of spring",
  spring3: "last month of spring",
  summer1: "first month of summer",
  summer2: "middle month of summer",
  summer3: "last month of summer",
  autumn1: "first month of autumn",
  autumn2: "middle month of autumn",
  autumn3: "last month of autumn",
  winter1: "first month of winter",
  winter2: "middle month of winter",
  winter3: "last month of winter",
};
const mongolianPlanet = {
  sun: "Nyam (Sun)",
  moon: "Davaa (Moon)",
  mars: "Myagmar (Mars)",
  mercury: "Lkhagva (Mercury)",
  jupiter: "Pürev (Jupiter)",
  venus: "Baasan (Venus)",
  saturn: "Byamba (Saturn)",
};
const mongolianRoad = {
  growth: "growing means",
  finds: "a find, and what was planned",
  loss: "loss and theft",
  worry: "new worries",
};
const mongolianFeast = {
  tsagaanSar: {
    text: "Tsagaan Sar, the White Month",
    about: "elders are greeted with a blue scarf, and dumplings never run out",
  },
  buddhasDay: {
    text: "Great Day of the Buddha",
    about: "birth, enlightenment and nirvana of the Buddha are kept together",
  },
  zulyn25: { text: "the Twenty-fifth of the Lamps", about: "lamps are lit for Tsongkhapa" },
  bituun: {
    text: "Bitüün, the eve of the year",
    about: "everyone eats until full, so that the year be full",
  },
};

export const en = {
  title: "Mongolian calendar day",
  summary:
    "Mongolian date by the Tögs-Buyant system with colours and animals of year and day, Tsagaan Sar, and what the day says of haircuts and setting out",
  inputs: {
    mongolian: {
      label: "Mongolian date",
      about: "A lunar date to turn back into a civil day",
    },
    year: { label: "Year", about: "Western year in which the lunar year begins" },
    month: { label: "Month", about: "1 to 12 from Tsagaan Sar" },
    leapMonth: {
      label: "Inserted month",
      about: "Whether the inserted one of two months with the number is meant",
    },
    day: { label: "Day", about: "1 to 30; of a doubled day the first is taken" },
  },
  fields: {
    ...sheetFields,
    mongolian: "Mongolian date",
    year: "Year of its beginning",
    leapMonth: "Inserted month",
    dayRepeat: "Of a doubled day",
    cycle: "Cycle of sixty",
    yearInCycle: "Year of the cycle",
    yearColour: "Colour of the year",
    yearElement: "Element of the year",
    yearAnimal: "Animal of the year",
    monthName: "Month by season",
    dayColour: "Colour of the day",
    dayAnimal: "Animal of the day",
    planet: "Day of the week",
    skipped: "Day passed over",
    feasts: "Feasts",
    about: "What is done",
    hair: "Cutting the hair",
    hairOmen: "It brings",
    travel: "Setting out",
    road: "The road brings",
    newYear: "Tsagaan Sar",
    dayOfYear: "Day of the year",
    next: "Next Tsagaan Sar",
    sheet: "The month",
  },
  terms: {
    phase,
    mongolianAnimal: animal12,
    mongolianColour,
    mongolianMonth,
    mongolianPlanet,
    mongolianRoad,
    mongolianFeast,
    hairOmen,
    dayRepeat: { first: "the first", second: "the second" },
  },
  phrases: {
    ...issues,
    byHair: ({ hair, day }) =>
      `a haircut on the ${ordinal(day)} is said to bring ${hairOmen[hair]}`,
    byRoad: ({ road, planet }) =>
      `setting out on a day of ${mongolianPlanet[planet]} is said to bring ${mongolianRoad[road]}`,
  },
  refusals,
  reading: (day: MongolianAnswer) => {
    const { civil, mongolian, feasts, newYear, road, planet } = day;
    const doubled =
      mongolian.dayRepeat === null
        ? ""
        : ` The number stands twice; this is the ${mongolian.dayRepeat} of the two.`;
    const skipped =
      day.skipped === null ? "" : ` The ${ordinal(day.skipped)} is passed over after it.`;
    const setOut =
      road === null
        ? `Of setting out on ${mongolianPlanet[planet]} the almanacs we opened say nothing.`
        : `Setting out on ${mongolianPlanet[planet]} is said to bring ${mongolianRoad[road]}.`;
    return [
      `${dateText(civil.date)} is day ${mongolian.day} of the ${mongolian.leapMonth ? "inserted " : ""}${mongolianMonth[day.monthName]}, a day of the ${mongolianColour[day.dayColour]} ${animal12[day.dayAnimal]} in the year of the ${mongolianColour[day.yearColour]} ${animal12[day.yearAnimal]}.${doubled}${skipped}`,
      ...feasts.map((feast) => {
        const { text, about } = mongolianFeast[feast];
        return `${capital(text)}: ${about}.`;
      }),
      `A haircut today is said to bring ${hairOmen[day.hairOmen]}. ${setOut}`,
      newYear.dayOfYear === 1
        ? `The year turns on this day; the next Tsagaan Sar is ${dateText(newYear.next)}.`
        : `Tsagaan Sar was on ${dateText(newYear.date)}; the next is ${dateText(newYear.next)}.`,
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: ({ monthName, mongolian }: MongolianAnswer) =>
      `${capital(`${mongolian.leapMonth ? "inserted " : ""}${mongolianMonth[monthName]}`)}`,
    subtitle: (day: MongolianAnswer) =>
      `${dateText(day.civil.date)}: day ${day.mongolian.day}, ${mongolianColour[day.dayColour]} ${animal12[day.dayAnimal]} · hair: ${hairOmen[day.hairOmen]}`,
    desc: (day: MongolianAnswer) =>
      `The lunar month with day ${day.mongolian.day} marked; ${dateText(day.civil.date)}`,
    legend: "Framed: the day asked for. Green: good days for a haircut.",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Phrases & OwnDateIssues;
  refusals: YearRefusal;
}>;

export type MongolianWords = Translation<typeof en>;
