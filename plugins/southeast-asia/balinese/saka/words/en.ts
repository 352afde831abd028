import { english, type Translation, type Words } from "#sdk";
import { dateText, dayFields, issues, wall } from "../../../core/words/days_en.ts";
import { sakaFeast, sasih } from "../../core/words/en.ts";
import type { answer, SakaAnswer } from "../answer.ts";
import type { input, Issues } from "../input.ts";

const balineseMoon = {
  penanggal: "waxing",
  purnama: "full Moon",
  pangelong: "waning",
  tilem: "new Moon",
};

export const en = {
  title: "Balinese Saka date",
  summary:
    "A civil day in the Saka calendar of Bali: month, waxing or waning day, days with two lunar days, full and new Moons, Nyepi; or such a date back to its civil day",
  inputs: {
    saka: { label: "Saka date", about: "Goes before the date" },
    year: { label: "Saka year", about: "1948 began with Nyepi in March 2026" },
    month: { label: "Month", about: "1 Kasa to 12 Sadha; Nyepi opens 10 Kadasa" },
    day: { label: "Day", about: "1 to 15 of its half" },
    waxing: { label: "Waxing", about: "Penanggal, waxing, or pangelong, waning" },
    added: { label: "Added month", about: "The second of two months of one name; default no" },
  },
  fields: {
    ...dayFields,
    saka: "Saka date",
    year: "Year",
    month: "Month, by number",
    added: "Added month",
    day: "Day of the half",
    waxing: "Waxing",
    sasih: "Sasih, the month",
    monthName: "As almanacs write it",
    moon: "Moon",
    lunarDays: "Lunar days",
    ngunaratri: "Ngunaratri",
    feasts: "Feasts",
    about: "What is kept",
    months: "Months",
    addedMonth: "Month that comes twice",
    nyepi: "Nyepi",
    coming: "Coming",
    purnama: "Purnama",
    tilem: "Tilem",
    "coming/ngunaratri": "Ngunaratri",
  },
  terms: { sasih, balineseMoon, sakaFeast },
  phrases: issues,
  reading(given: SakaAnswer) {
    const { civil, saka, monthName, moon, lunarDays, ngunaratri, feasts, year, coming } = given;
    const named = { purnama: ", the full Moon (purnama)", tilem: ", the new Moon (tilem)" };
    const full = moon === "purnama" || moon === "tilem" ? named[moon] : "";
    const two = ngunaratri
      ? ` It is a ngunaratri: lunar days ${lunarDays.join(" and ")} share it, as happens once in sixty-three days.`
      : "";
    const added =
      year.addedMonth === null
        ? `The year ${saka.year} has twelve months`
        : `The year ${saka.year} has thirteen months, ${english.capital(year.addedMonth)} twice`;
    return [
      `${dateText(civil.date)} is the ${english.ordinal(saka.day)} of the ${saka.waxing ? "waxing half (penanggal)" : "waning half (pangelong)"} of ${monthName}, Saka ${saka.year}${full}.${two}`,
      ...feasts.map(
        (feast) => `${english.capital(sakaFeast[feast].text)}: ${sakaFeast[feast].about}.`,
      ),
      `${added}; it began in silence on ${dateText(year.nyepi)}. The next full Moon of the almanac is ${dateText(coming.purnama)}, the next new Moon ${dateText(coming.tilem)}, the next Nyepi ${dateText(coming.nyepi)}.`,
    ];
  },
  picture: {
    wall,
    title: (date: string) => `Balinese Saka calendar, ${dateText(date)}`,
    band: (month: string, year: number) => `Sasih ${month} · Saka ${year}`,
    moon: (moon: string, days: readonly number[]) => `${moon} ${days.join(" and ")}`,
    ngunaratri: "ngunaratri, two lunar days",
    coming: (purnama: string, tilem: string) => `purnama ${purnama}, tilem ${tilem}`,
    cell: (waxing: boolean, days: string) => `${waxing ? "wax" : "wane"} ${days}`,
    legend: "gold: full Moon, new Moon, Nyepi",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Issues }>;

export type SakaWords = Translation<typeof en>;
