import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import {
  burmeseMonth,
  burmesePhase,
  burmeseSabbath,
  moonShort,
  moonText,
} from "../../core/words/en.ts";
import { YEAR_NAME, type answer, type MyanmarAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const burmeseYearKind = {
  common: "common year",
  smallWatat: "small watat, with a First Waso",
  bigWatat: "big watat, with a First Waso and a day more",
};
const burmeseYearName = {
  hpusha: "Hpusha",
  magha: "Magha",
  phalguni: "Phalguni",
  chitra: "Chitra",
  visakha: "Visakha",
  jyeshtha: "Jyeshtha",
  ashadha: "Ashadha",
  sravana: "Sravana",
  bhadrapada: "Bhadrapada",
  asvini: "Asvini",
  krittika: "Krittika",
  mrigasiras: "Mrigasiras",
};
const burmeseFeast = {
  kasonFull: { text: "Full Moon of Kason", about: "water is poured at the roots of Bodhi trees" },
  wasoFull: { text: "Full Moon of Waso", about: "the first sermon, and the rains' retreat begins" },
  thadingyutFull: {
    text: "Thadingyut, festival of lights",
    about: "houses and pagodas are lit for the Buddha's descent from heaven",
  },
  tazaungdaing: {
    text: "Tazaungdaing",
    about: "robes are woven in one night, and fire balloons rise",
  },
  nationalDay: { text: "National Day", about: "the students' strike of 1920 is remembered" },
  tabaungPwe: { text: "Tabaung Pwe", about: "pagoda fairs close the year" },
};
const thingyanDay = {
  akyo: { text: "Thingyan eve", about: "pots are filled with flowers and leaves" },
  akya: { text: "Thingyan Akya", about: "Thagyamin, king of the spirits, comes down" },
  akyat: { text: "Thingyan Akyat", about: "he is on earth, and water is thrown" },
  atat: { text: "Thingyan Atat", about: "he goes up again with his two books of deeds" },
  newYear: { text: "New Year's Day", about: "elders are honoured and fish are set free" },
};

export const en = {
  title: "Myanmar calendar",
  summary:
    "A civil day in the Burmese lunisolar calendar, with watat years, sabbaths, feasts and Thingyan; or such a date back to its civil day",
  inputs: {
    myanmar: { label: "Myanmar date", about: "Goes before the date" },
    year: { label: "Year", about: "Of the Myanmar era: 1388 began in April 2026" },
    month: {
      label: "Month",
      about: "1 Tagu to 12 Tabaung; 0 First Waso; 13 and 14 the late months",
    },
    day: { label: "Day", about: "Counted through the month: 15 is the full Moon" },
  },
  fields: {
    ...dayFields,
    "newYear/date": "First day",
    myanmar: "Myanmar date",
    year: "Year",
    month: "Month, by number",
    day: "Day of the month",
    monthName: "Month",
    native: "In Burmese",
    phase: "Moon",
    dayOfHalf: "Day of the half",
    monthDays: "Days of the month",
    sabbath: "Sabbath",
    feasts: "Feasts",
    about: "What is kept",
    thingyan: "Thingyan",
    sasanaYear: "Sasana year",
    kind: "Kind of year",
    days: "Days",
    name: "Name of the year",
    newYear: "Thingyan at the head of the year",
    akya: "Akya",
    atat: "Atat",
  },
  terms: {
    burmeseMonth,
    burmesePhase,
    burmeseSabbath,
    burmeseYearKind,
    burmeseYearName,
    burmeseFeast,
    thingyanDay,
  },
  phrases: issues,
  reading(given: MyanmarAnswer) {
    const { civil, myanmar, monthName, phase, dayOfHalf, sabbath, feasts, thingyan, year } = given;
    const { newYear } = given;
    const moon =
      phase === "full"
        ? `the full Moon of ${burmeseMonth[monthName]}`
        : phase === "dark"
          ? `the last day of ${burmeseMonth[monthName]}, when the Moon is gone`
          : `the ${english.ordinal(dayOfHalf)} of ${burmesePhase[phase]} ${burmeseMonth[monthName]}`;
    const at = (local: string) => `${dateText(local.slice(0, 10))} at ${local.slice(11, 16)}`;
    const kept =
      sabbath === "sabbath"
        ? " It is a sabbath (ubote)."
        : sabbath === "eve"
          ? " The sabbath follows tomorrow."
          : "";
    return [
      `${dateText(civil.date)} is ${moon}, ${myanmar.year} of the Myanmar era and ${given.sasanaYear} of the Sasana.${kept}`,
      ...(thingyan === null
        ? []
        : [`${thingyanDay[thingyan].text}: ${thingyanDay[thingyan].about}.`]),
      ...feasts.map((feast) => `${burmeseFeast[feast].text}: ${burmeseFeast[feast].about}.`),
      `The year has ${year.days} days: it is a ${burmeseYearKind[year.kind]}, called ${YEAR_NAME.writings[year.name]!.roman!} in the round of twelve. At its head Thagyamin came down on ${at(newYear.akya)} and went up on ${at(newYear.atat)}, by Myanmar time; its first day was ${dateText(newYear.date)}.`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Myanmar calendar, ${dateText(date)}`,
    moon: moonText,
    short: moonShort,
    band: (month: string, year: number) => `${month} ${year}`,
    years: (year: number, sasana: number) => `Myanmar era ${year} · Sasana ${sasana}`,
    legend: "gold: sabbath (ubote)",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type MyanmarWords = Translation<typeof en>;
