import { ANIMAL } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import type { answer, ThaiCalendarAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";
import { SOK } from "../terms.ts";

const thaiMonth = {
  m1: "first month",
  m2: "second month",
  m3: "third month",
  m4: "fourth month",
  m5: "fifth month",
  m6: "sixth month",
  m7: "seventh month",
  m8: "eighth month",
  m9: "ninth month",
  m10: "tenth month",
  m11: "eleventh month",
  m12: "twelfth month",
  m88: "second eighth month",
};
const thaiYearKind = {
  common: "common year",
  addedDay: "year with a day more",
  addedMonth: "year with a month more",
};
const thaiSok = {
  samritthisok: "year of the ten",
  ekasok: "year of the one",
  thosok: "year of the two",
  trisok: "year of the three",
  chattawasok: "year of the four",
  benchasok: "year of the five",
  chosok: "year of the six",
  saptasok: "year of the seven",
  atthasok: "year of the eight",
  nopphasok: "year of the nine",
};
const thaiFeast = {
  makha: {
    text: "Makha Bucha",
    about: "1,250 monks came to the Buddha unbidden; candles are carried round the temple",
  },
  visakha: {
    text: "Wisakha Bucha",
    about: "the birth, the awakening and the final release of the Buddha on one full Moon",
  },
  atthami: {
    text: "Atthami Bucha",
    about: "the eighth day after Wisakha, when the relics of the Buddha are remembered",
  },
  asalha: { text: "Asanha Bucha", about: "the first sermon, in the deer park at Sarnath" },
  khaoPhansa: { text: "Khao Phansa", about: "monks enter their three months of the rains" },
  sarthThai: { text: "Sat Thai", about: "the first rice is offered for those who came before" },
  okPhansa: { text: "Ok Phansa", about: "the retreat of the rains is over" },
  loyKrathong: {
    text: "Loi Krathong",
    about: "little rafts with a candle are set on the water",
  },
  thaloengsok: {
    text: "Thaloengsok",
    about: "the year of the Chula era begins, the last day of Songkran",
  },
};
const animals = lore.animal as Readonly<Record<(typeof ANIMAL.ids)[number], string>>;

export const en = {
  title: "Thai lunar calendar",
  summary:
    "A civil day as Siam and Laos count it by the Moon, with holy days, eras and the numbers of the Suriyayatra, or such a date back to its civil day",
  inputs: {
    thai: { label: "Thai lunar date", about: "Goes before the date" },
    year: { label: "Year", about: "Of the Chula era: 1388 began in April 2026" },
    month: { label: "Month", about: "1 to 12 as Bangkok counts; 88 is the second eighth" },
    day: { label: "Day", about: "1 to 15 of its half" },
    waxing: { label: "Waxing", about: "Whether the Moon waxes (khuen) or wanes (raem)" },
    late: {
      label: "Come round again",
      about:
        "For a fifth or sixth month that stands at both ends of the year: whether the later is meant; default the earlier",
    },
  },
  fields: {
    ...dayFields,
    thai: "Lunar date",
    year: "Year",
    month: "Month, by number",
    day: "Day of the half",
    waxing: "Waxing",
    late: "Come round again",
    monthName: "Month",
    native: "In Thai",
    dayOfMonth: "Day of the month",
    northernMonth: "Month in Lan Na",
    holyDay: "Wan phra, holy day",
    feasts: "Feasts",
    about: "What is kept",
    kind: "Kind of year",
    days: "Days",
    sok: "Sok, by the last figure",
    animal: "Animal",
    animalNative: "Animal, in Thai",
    thaloengsok: "First day",
    eras: "Eras",
    chula: "Chula Sakarat",
    buddhist: "Buddhist era",
    mahasakarat: "Mahasakarat",
    suriyayatra: "Suriyayatra",
    horakhun: "Horakhun, day of the era",
    masaken: "Masaken, months",
    avoman: "Avoman",
    kammacapon: "Kammacapon",
    uccapon: "Uccapon",
    tithi: "Tithi",
  },
  terms: { thaiMonth, thaiYearKind, thaiSok, thaiFeast },
  phrases: issues,
  reading(given: ThaiCalendarAnswer) {
    const { civil, thai, monthName, northernMonth, holyDay, feasts, year, eras } = given;
    const half = thai.waxing ? "waxing" : "waning";
    const round = thai.late ? ", come round again before the year is over" : "";
    const holy = holyDay
      ? " It is a wan phra: people go to the temple, and many keep eight precepts."
      : "";
    const added = {
      common: `The year has ${year.days} days`,
      addedDay: `The year has ${year.days} days: its seventh month runs to thirty`,
      addedMonth: `The year has ${year.days} days: its eighth month comes twice`,
    }[year.kind];
    return [
      `${dateText(civil.date)} is the ${english.ordinal(thai.day)} of the ${half} Moon in the ${thaiMonth[monthName]}${round}; Lan Na in the north calls that month number ${northernMonth}.${holy}`,
      ...feasts.map((feast) => `${thaiFeast[feast].text}: ${thaiFeast[feast].about}.`),
      `${added}. It is ${eras.chula} of the Chula era, ${SOK.writings[year.sok]!.roman!}, a year of the ${animals[year.animal]}, and ${eras.buddhist} of the Buddhist era; it began on ${dateText(year.thaloengsok)}.`,
      "The reckoning is that of the Suriyayatra, the treatise behind the old almanacs. Printed calendars of Bangkok set the added day in another year at times, and then stand a day apart until both have it.",
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Thai lunar calendar, ${dateText(date)}`,
    half: (waxing: boolean, day: number) => `${waxing ? "waxing (khuen)" : "waning (raem)"} ${day}`,
    holyDay: "wan phra, holy day",
    years: (chula: number, buddhist: number) => `Chula era ${chula} · Buddhist era ${buddhist}`,
    kind: (kind: string) => kind,
    lunarDay: (waxing: boolean, day: number) => `${waxing ? "wax" : "wane"} ${day}`,
    monthNumber: (month: number) => (month === 88 ? "2nd m. 8" : `month ${month}`),
    legend: "gold: wan phra, the eighth and last day of each half",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type ThaiCalendarWords = Translation<typeof en>;
