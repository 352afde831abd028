import { ANIMAL } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../core/words/days_en.ts";
import type { answer, KhmerAnswer } from "../answer.ts";
import type { CONVENTIONS, input, Issues } from "../input.ts";
import { ANGEL, MONTH, SAK } from "../terms.ts";

const khmerMonth = {
  migasir: "1st month",
  bos: "2nd month",
  meak: "3rd month",
  phalkun: "4th month",
  chet: "5th month",
  pisak: "6th month",
  chesth: "7th month",
  asath: "8th month",
  srap: "9th month",
  phatrabot: "10th month",
  assoch: "11th month",
  kadek: "12th month",
  firstAsath: "first 8th month",
  secondAsath: "second 8th month",
};
const khmerYearKind = {
  common: "common year of 354 days",
  addedDay: "year of 355 days",
  addedMonth: "year of 384 days",
};
const khmerSak = {
  samridhi: "year of the ten",
  aek: "year of the one",
  to: "year of the two",
  trei: "year of the three",
  chattva: "year of the four",
  pancha: "year of the five",
  chha: "year of the six",
  sappa: "year of the seven",
  attha: "year of the eight",
  nappa: "year of the nine",
};
const khmerAngel = {
  tungsa: { text: "angel of Sunday", jewel: "ruby" },
  koreak: { text: "angel of Monday", jewel: "pearl" },
  reaksa: { text: "angel of Tuesday", jewel: "agate" },
  mondar: { text: "angel of Wednesday", jewel: "cat's-eye" },
  keriny: { text: "angel of Thursday", jewel: "emerald" },
  kimira: { text: "angel of Friday", jewel: "topaz" },
  mohurea: { text: "angel of Saturday", jewel: "sapphire" },
};
const khmerFeast = {
  moharSangkran: {
    text: "Moha Sangkran",
    about: "the Sun enters Aries and the new angel is welcomed with lamps and incense",
  },
  virakVanabat: { text: "Virak Vanabat", about: "gifts for parents, teachers and those in need" },
  lerngSak: {
    text: "Lerng Sak",
    about: "images of the Buddha and elders are bathed; the era changes",
  },
  meakBochea: { text: "Meak Bochea", about: "1,250 monks came to the Buddha unbidden" },
  visakBochea: {
    text: "Visak Bochea",
    about: "birth, awakening and final release of the Buddha on one full Moon",
  },
  royalPloughing: {
    text: "Royal ploughing",
    about: "the sacred oxen choose among seven bowls, and the harvest is read from their choice",
  },
  cholVossa: { text: "Chol Vossa", about: "monks enter the three months of the rains" },
  kanBen: { text: "Kan Ben", about: "the fifteen days of offerings to the ancestors begin" },
  pchumBen: { text: "Pchum Ben", about: "families gather at the temple for their ancestors" },
  chenhVossa: { text: "Chenh Vossa", about: "the retreat of the rains is over" },
  bonOmTuk: { text: "Bon Om Tuk", about: "boat races as the Tonle Sap turns its course" },
};
const animals = lore.animal as Readonly<Record<(typeof ANIMAL.ids)[number], string>>;

export const en = {
  title: "Khmer lunar calendar",
  summary:
    "A civil day by the Moon of Cambodia, with era, animal and feasts, and the instant and the angel of a New Year; or such a date back to its civil day",
  inputs: {
    year: {
      label: "New Year of",
      about: "Year of the common era whose New Year is asked for; goes before the date",
    },
    khmer: { label: "Khmer date", about: "Goes before all else" },
    month: { label: "Month", about: "0 Migasir to 11 Kadek; 12 and 13 the first and second Asath" },
    day: { label: "Day", about: "1 to 15 of its half" },
    waxing: { label: "Waxing", about: "Koet, waxing, or roch, waning" },
  },
  fields: {
    ...dayFields,
    khmer: "Khmer date",
    year: "Year",
    month: "Month, by number",
    day: "Day of the half",
    waxing: "Waxing",
    monthName: "Month",
    native: "In Khmer",
    holyDay: "Thngai sel, holy day",
    feasts: "Feasts",
    about: "What is kept",
    yearKind: "Kind of year",
    chulaYear: "Chol Sakrach",
    sak: "Sak, by the last figure",
    animal: "Animal",
    animalNative: "Animal, in Khmer",
    newYear: "New Year",
    local: "Instant",
    printed: "As printed, against the treatise",
    reckoned: "Instant by the treatise",
    days: "Days kept",
    lerngSak: "Lerng Sak",
    angel: "Angel",
    jewel: "Her jewel",
  },
  terms: { khmerMonth, khmerYearKind, khmerSak, khmerAngel, khmerFeast },
  phrases: issues,
  conventions: {
    newYear: {
      title: "Instant of the New Year",
      options: {
        printed: "as the almanac of the year printed it",
        treatise: "as the treatise reckons it",
      },
    },
  },
  reading(given: KhmerAnswer) {
    const { civil, khmer, monthName, holyDay, feasts, yearKind, newYear } = given;
    const half = khmer.waxing ? "waxing (koet)" : "waning (roch)";
    const [date, time] = newYear.local.split("T") as [string, string];
    const differs = newYear.printed
      ? ` The treatise itself gives ${newYear.reckoned.replace("T", " at ")}.`
      : "";
    return [
      `${dateText(civil.date)} is the ${english.ordinal(khmer.day)} of the ${half} half of ${MONTH.writings[monthName]!.roman!}, the ${khmerMonth[monthName]}, in a ${khmerYearKind[yearKind]}.${holyDay ? " It is a thngai sel, a day for the temple." : ""}`,
      ...feasts.map((feast) => `${khmerFeast[feast].text}: ${khmerFeast[feast].about}.`),
      `The year is ${khmer.year} of the Buddhist era and ${given.chulaYear} of Chol Sakrach, ${SAK.writings[given.sak]!.roman!}, under the ${animals[given.animal]}.`,
      `The New Year of ${newYear.year} comes on ${dateText(date)} at ${time}, and is kept ${newYear.days} days, to ${dateText(newYear.lerngSak)}. ${ANGEL.writings[newYear.angel]!.roman!} comes down, the ${khmerAngel[newYear.angel].text}, whose jewel is ${english.withArticle(khmerAngel[newYear.angel].jewel)}.${differs}`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Khmer lunar calendar, ${dateText(date)}`,
    half: (waxing: boolean, day: number) => `${day} ${waxing ? "koet (waxing)" : "roch (waning)"}`,
    holyDay: "thngai sel, holy day",
    years: (buddhist: number, chula: number) => `Buddhist era ${buddhist} · Chol Sakrach ${chula}`,
    newYear: (local: string, angel: string) => `New Year ${local.replace("T", " ")} · ${angel}`,
    lunarDay: (waxing: boolean, day: number) => `${day} ${waxing ? "koet" : "roch"}`,
    legend: "gold: thngai sel, the eighth and last day of each half",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
}>;

export type KhmerWords = Translation<typeof en>;
