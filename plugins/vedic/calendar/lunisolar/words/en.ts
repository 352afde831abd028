import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { en as daily } from "../../../panchanga/daily/words/en.ts";
import type { answer, LunisolarAnswer } from "../answer.ts";
import { tithiOf } from "../../../core/panchanga.ts";
import type { CONVENTIONS, input, Issues } from "../input.ts";

const { ordinal } = english;
const { lunarMonth, tithi, vara, paksha, samvatsara, sign } = core;
const NAMES =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** "9 April 2024". */
export const dateText = (date: string): string => {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(day)} ${NAMES[Number(month) - 1]} ${Number(year)}`;
};
export const monthTitle = (year: number, month: number): string => `${NAMES[month - 1]} ${year}`;
export const weekdays: readonly string[] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

const added = (one: { readonly added: boolean }) => (one.added ? "added " : "");
/** "Chaitra Shukla Pratipada"; the full and the new moon keep their own names. */
const dayName = ({ month, tithi: at }: LunisolarAnswer) =>
  `${added(month)}${lunarMonth[month.name]}, ${tithi[at.name]}`;

export const en = {
  title: "Hindu lunisolar date",
  summary:
    "A civil date in the lunisolar calendar of India and back, by modern places, the Surya Siddhanta or mean motions",
  inputs: {
    hindu: { label: "Hindu date", about: "Goes before the date" },
    year: { label: "Year", about: "Years passed of the era chosen" },
    month: { label: "Month", about: "1 Chaitra to 12 Phalguna" },
    leapMonth: { label: "Added month", about: "True in the added month of that name" },
    day: { label: "Tithi", about: "1 to 15 bright half, 16 to 30 dark half" },
    leapDay: { label: "Repeated", about: "True on the second of two days with one tithi" },
  },
  fields: {
    date: "Date",
    weekday: "Weekday",
    tithi: "Tithi",
    number: "Number",
    name: "Name",
    paksha: "Half",
    repeated: "Seen by the sunrise before too",
    lost: "Tithi that no sunrise saw",
    month: "Month",
    "month/name": "By the reckoning chosen",
    added: "Added month",
    amanta: "To the new moon (amanta)",
    purnimanta: "To the full moon (purnimanta)",
    first: "First day",
    last: "Last day",
    year: "Year of the era chosen",
    years: "Years of the eras",
    vikrama: "Vikrama, from Chaitra",
    vikramaKartika: "Vikrama, from Kartika",
    vikramaAshadha: "Vikrama, from Ashadha",
    shaka: "Shaka",
    kali: "Kali",
    samvatsara: "Samvatsara",
    solar: "Solar date",
    "solar/year": "Year",
    "solar/month": "Sign of the month",
    day: "Day",
    page: "Days of the civil month",
    "page/tithi": "Tithi at sunrise",
    "page/month": "Lunar month",
  },
  terms: { vara, tithi, paksha, lunarMonth, samvatsara },
  phrases: {
    noSuchHinduDay:
      "No sunrise of that year sees this tithi of this month: the month is not added, or the tithi begins and ends between two sunrises",
  },
  conventions: {
    rule: {
      title: "Reckoning",
      options: {
        astronomical: "modern places of Sun and Moon",
        modern: "true places of the Surya Siddhanta",
        old: "mean motions of Aryabhata",
        printed: "modern places as the book's sample program prints them",
      },
    },
    month: daily.conventions.month,
    era: {
      title: "Era",
      options: {
        vikrama: "Vikrama, from Chaitra",
        vikramaKartika: "Vikrama of Gujarat, from Kartika",
        vikramaAshadha: "Vikrama of Kutch, from Ashadha",
        shaka: "Shaka, from Chaitra",
        kali: "Kali, from Chaitra",
      },
    },
  },
  reading(answer: LunisolarAnswer) {
    const { years, month, tithi: at, solar } = answer;
    const remarks = [
      at.repeated ? "The sunrise before saw the same tithi, so it holds two days." : "",
      at.lost
        ? `${tithi[tithiOf(at.lost)]} began and ended between two sunrises, so it has no day of its own.`
        : "",
      month.amanta === month.purnimanta
        ? ""
        : `Where months end with the full moon, this dark half belongs to ${lunarMonth[month.purnimanta]}; where they end with the new moon, to ${lunarMonth[month.amanta]}.`,
    ].filter((one) => one !== "");
    return [
      `${vara[answer.weekday]}, ${dateText(answer.date)}, is the tithi (lunar day) ${tithi[at.name]} ${month.added ? "of the added month" : "in the month"} of ${lunarMonth[month.name]}. The year is Vikrama ${years.vikrama}, Shaka ${years.shaka}, named ${samvatsara[years.samvatsara]}. ${years.vikramaKartika === years.vikrama ? "Gujarat counts the same Vikrama year" : `In Gujarat it is still Vikrama ${years.vikramaKartika}`}.`,
      ...(remarks.length > 0 ? [remarks.join(" ")] : []),
      `The month runs from ${dateText(month.first)} to ${dateText(month.last)}. By the Sun it is the ${ordinal(solar.day)} day of the month of ${sign[solar.month]}.`,
    ];
  },
  picture: {
    title: monthTitle,
    weekdays,
    asked: (one: LunisolarAnswer): string =>
      `${dateText(one.date)}: ${dayName(one)}, Vikrama ${one.years.vikrama}`,
    months: (page: LunisolarAnswer["page"]): string =>
      page
        .map((one) => `${added(one)}${lunarMonth[one.month]}`)
        .filter((name, i, all) => name !== all[i - 1])
        .join(" → "),
    note: (number: number): string =>
      number === 15 ? "full" : number === 30 ? "new" : number > 15 ? "dark" : "bright",
    legend: "large: tithi of the half at sunrise; small: civil day",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Issues;
}>;

export type LunisolarWords = Translation<typeof en>;
