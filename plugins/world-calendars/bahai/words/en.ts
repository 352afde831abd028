import { english, type Translation, type Words } from "#sdk";
import { dateText, issues } from "../../core/words/en.ts";
import type { answer, BahaiAnswer } from "../answer.ts";
import type { CONVENTIONS, input, Issues } from "../input.ts";

const badiMonth = {
  baha: { text: "Bahá", meaning: "Splendour" },
  jalal: { text: "Jalál", meaning: "Glory" },
  jamal: { text: "Jamál", meaning: "Beauty" },
  azamat: { text: "ʿAẓamat", meaning: "Grandeur" },
  nur: { text: "Núr", meaning: "Light" },
  rahmat: { text: "Raḥmat", meaning: "Mercy" },
  kalimat: { text: "Kalimát", meaning: "Words" },
  kamal: { text: "Kamál", meaning: "Perfection" },
  asma: { text: "Asmáʾ", meaning: "Names" },
  izzat: { text: "ʿIzzat", meaning: "Might" },
  mashiyyat: { text: "Mashíyyat", meaning: "Will" },
  ilm: { text: "ʿIlm", meaning: "Knowledge" },
  qudrat: { text: "Qudrat", meaning: "Power" },
  qawl: { text: "Qawl", meaning: "Speech" },
  masail: { text: "Masáʾil", meaning: "Questions" },
  sharaf: { text: "Sharaf", meaning: "Honour" },
  sultan: { text: "Sulṭán", meaning: "Sovereignty" },
  mulk: { text: "Mulk", meaning: "Dominion" },
  ala: { text: "ʿAláʾ", meaning: "Loftiness" },
  ayyamIHa: { text: "Ayyám-i-Há", meaning: "days outside the months, of giving and guests" },
};
const badiWeekday = {
  jalal: "Glory",
  jamal: "Beauty",
  kamal: "Perfection",
  fidal: "Grace",
  idal: "Justice",
  istijlal: "Majesty",
  istiqlal: "Independence",
};
const badiHolyDay = {
  nawRuz: "Naw-Rúz",
  ridvan1: "First day of Riḍván",
  ridvan9: "Ninth day of Riḍván",
  ridvan12: "Twelfth day of Riḍván",
  declaration: "Declaration of the Báb",
  ascension: "Ascension of Bahá’u’lláh",
  martyrdom: "Martyrdom of the Báb",
  birthOfBab: "Birth of the Báb",
  birthOfBahaullah: "Birth of Bahá’u’lláh",
  covenant: "Day of the Covenant",
  ascensionOfAbdulBaha: "Ascension of ʿAbdu’l-Bahá",
};

export const en = {
  title: "Bahá’í date",
  summary:
    "Badíʿ date by the rule of 2015 or the Western one, names of day, month and year, cycles, fast and holy days",
  inputs: {
    badi: { label: "Badíʿ date", about: "Goes before the date; month 0: Ayyám-i-Há" },
    year: { label: "Year", about: "Of the Bahá’í era" },
    month: { label: "Month", about: "1 to 19; 0 for Ayyám-i-Há" },
    day: { label: "Day", about: "Of the month" },
    after: {
      label: "After sunset",
      about: "Set where the Sun was down: the next day had begun",
      values: { sunset: "after sunset" },
    },
  },
  fields: {
    civil: "Civil day",
    date: "Date",
    "civil/weekday": "Weekday",
    badi: "Badíʿ date",
    year: "Year",
    month: "Month, by number",
    day: "Day",
    vahid: "Cycle of nineteen years",
    yearInVahid: "Year of the cycle",
    kullIShay: "Cycle of 361 years",
    monthName: "Month",
    meaning: "Means",
    dayName: "Name of the day",
    weekday: "Day of the week",
    yearName: "Name of the year",
    holyDays: "Holy days",
    fast: "Of the fast",
    feast: "Nineteen Day Feast",
    begins: "Began at sunset of",
  },
  terms: { badiMonth, badiWeekday, badiHolyDay },
  phrases: { ...issues, beforeEra: "The Bahá’í era begins on 21 March 1844" },
  conventions: {
    rule: {
      title: "Beginning of the year",
      options: { reform: "as in force: by the equinox since 2015", western: "always 21 March" },
    },
  },
  reading(answer: BahaiAnswer) {
    const { civil, badi, monthName, dayName, weekday, holyDays, fast, feast, begins, yearName } =
      answer;
    const month = badiMonth[monthName];
    const where =
      dayName === null
        ? `the ${english.ordinal(badi.day)} day of Ayyám-i-Há, the days that stand between the eighteenth month and the fast`
        : `the day ${badiMonth[dayName].text} (${badiMonth[dayName].meaning}) of the month ${month.text} (${month.meaning})`;
    const marks = [
      holyDays.length > 0
        ? `It is the ${english.list(holyDays.map((one) => badiHolyDay[one]))}.`
        : "",
      fast ? "It is a day of the fast, kept from sunrise to sunset." : "",
      feast ? "The Nineteen Day Feast falls on it, as on the first of every month." : "",
    ].filter((one) => one !== "");
    return [
      `${dateText(civil.date)} is ${where} in the year ${badi.year} of the Bahá’í era. It began at sunset on ${dateText(begins)}.`,
      ...(marks.length > 0 ? [marks.join(" ")] : []),
      `The year bears the name ${yearName}, the ${english.ordinal(badi.yearInVahid)} of nineteen in the ${english.ordinal(badi.vahid)} such cycle; the day of the week is that of ${badiWeekday[weekday]}.`,
    ];
  },
  picture: {
    title: (day: number, month: string, year: number) => `${day} ${month} ${year} BE`,
    year: (year: number) => `${year} BE`,
    civil: dateText,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
}>;

export type BahaiWords = Translation<typeof en>;
