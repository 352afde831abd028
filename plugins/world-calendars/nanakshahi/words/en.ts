import { english, type Translation, type Words } from "#sdk";
import { dateText, issues } from "../../core/words/en.ts";
import type { answer, NanakshahiAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const nanakshahiMonth = {
  chet: "Chet",
  vaisakh: "Vaisakh",
  jeth: "Jeth",
  harh: "Harh",
  sawan: "Sawan",
  bhadon: "Bhadon",
  assu: "Assu",
  katak: "Katak",
  maghar: "Maghar",
  poh: "Poh",
  magh: "Magh",
  phagun: "Phagun",
};
const gurpurab = {
  newYear: "New year of the Nanakshahi calendar",
  gurgaddiHarRai: "Guruship of Guru Har Rai",
  jotiJotHargobind: "Guru Hargobind returns to the Light",
  khalsa: "Vaisakhi, founding of the Khalsa",
  jotiJotAngad: "Guru Angad returns to the Light",
  gurgaddiAmarDas: "Guruship of Guru Amar Das",
  jotiJotHarKrishan: "Guru Har Krishan returns to the Light",
  gurgaddiTeghBahadur: "Guruship of Guru Tegh Bahadur",
  parkashAngad: "Birth of Guru Angad",
  parkashTeghBahadur: "Birth of Guru Tegh Bahadur",
  parkashArjan: "Birth of Guru Arjan",
  parkashAmarDas: "Birth of Guru Amar Das",
  gurgaddiHargobind: "Guruship of Guru Hargobind",
  shahidiArjan: "Martyrdom of Guru Arjan",
  foundationAkalTakht: "Foundation of the Akal Takht",
  parkashHargobind: "Birth of Guru Hargobind",
  miriPiri: "Miri-Piri day",
  parkashHarKrishan: "Birth of Guru Har Krishan",
  completionGranth: "Completion of the Adi Granth",
  firstParkashGranth: "First installation of the Adi Granth",
  jotiJotAmarDas: "Guru Amar Das returns to the Light",
  gurgaddiRamDas: "Guruship of Guru Ram Das",
  jotiJotRamDas: "Guru Ram Das returns to the Light",
  gurgaddiArjan: "Guruship of Guru Arjan",
  gurgaddiAngad: "Guruship of Guru Angad",
  jotiJotNanak: "Guru Nanak returns to the Light",
  parkashRamDas: "Birth of Guru Ram Das",
  jotiJotHarRai: "Guru Har Rai returns to the Light",
  gurgaddiHarKrishan: "Guruship of Guru Har Krishan",
  gurgaddiGranth: "Guruship of the Guru Granth Sahib",
  jotiJotGobindSingh: "Guru Gobind Singh returns to the Light",
  gurgaddiGobindSingh: "Guruship of Guru Gobind Singh",
  shahidiTeghBahadur: "Martyrdom of Guru Tegh Bahadur",
  shahidiElderSahibzade: "Martyrdom of the elder Sahibzade",
  shahidiYoungerSahibzade: "Martyrdom of the younger Sahibzade",
  parkashGobindSingh: "Birth of Guru Gobind Singh",
  parkashHarRai: "Birth of Guru Har Rai",
};

export const en = {
  title: "Nanakshahi date",
  summary: "Date of the Sikh calendar of 2003 and back, with the fixed gurpurabs",
  inputs: {
    nanakshahi: { label: "Nanakshahi date", about: "Goes before the date" },
    year: { label: "Year", about: "From 1469" },
    month: { label: "Month", about: "1 Chet to 12 Phagun" },
    day: { label: "Day", about: "Of the month" },
  },
  fields: {
    civil: "Civil day",
    date: "Date",
    weekday: "Weekday",
    nanakshahi: "Nanakshahi date",
    year: "Year",
    month: "Month, by number",
    day: "Day",
    monthName: "Month",
    monthDays: "Days of the month",
    sangrand: "Sangrand, first of a month",
    gurpurabs: "Gurpurabs",
    leapYear: "Leap year",
  },
  terms: { nanakshahiMonth, gurpurab },
  phrases: { ...issues, beforeEra: "The calendar begins on 14 March 1469" },
  reading({ civil, nanakshahi, monthName, monthDays, sangrand, gurpurabs }: NanakshahiAnswer) {
    const marks = [
      sangrand
        ? `It is Sangrand, on which the hymn of the month ${nanakshahiMonth[monthName]} is read.`
        : "",
      gurpurabs.length > 0
        ? `Kept on it: ${english.list(gurpurabs.map((one) => gurpurab[one]))}.`
        : "",
    ].filter((one) => one !== "");
    return [
      `${dateText(civil.date)} is ${nanakshahi.day} ${nanakshahiMonth[monthName]} ${nanakshahi.year} by the calendar of 2003, in a month of ${monthDays} days.`,
      ...(marks.length > 0 ? [marks.join(" ")] : []),
      "The form of 2003 fixes every month to the Sun; since 2010 the committee has moved some feasts back to the Bikrami reckoning, and printed calendars of later years differ.",
    ];
  },
  picture: {
    title: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
    year: (year: number) => `Nanakshahi ${year}`,
    civil: dateText,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type NanakshahiWords = Translation<typeof en>;
