import { english, type Translation, type Words } from "#sdk";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import { refusals } from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { input } from "../../shape.ts";
import { FAST, type answer, type BuddhistAnswer, type Fast } from "../answer.ts";
import { BUDDHA_DAY, type BuddhaDay } from "../buddha_days.ts";
import { PRECEPT_NOTE } from "../precept_notes.ts";
import { buddhaDay } from "./buddha_days.ts";
import { preceptNote } from "./precept_notes.ts";

const { list } = english;

const fast: Readonly<Record<Fast, { readonly text: string; readonly about: string }>> = {
  newFull: { text: "fast of new and full moon", about: "the first and the fifteenth" },
  six: { text: "one of the six fasts", about: "8, 14, 15, 23 and the last two days" },
  ten: { text: "one of the ten fasts", about: "1, 8, 14, 15, 18, 23, 24 and the last three days" },
  guanyin: { text: "fast of Guanyin", about: "days on which her devotees eat no meat" },
  month: { text: "month of the long fast", about: "the first, fifth and ninth month" },
};
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const en = {
  title: "Buddhist calendar day",
  summary:
    "A day in the Buddhist calendar of Chinese communities: its year, days of buddhas and bodhisattvas, the six and ten fasts, those of Guanyin and the long months, what the lists of abstinence note, and the days to come, with a month drawn",
  inputs: { date: { label: "Date", about: "Civil date in China, YYYY-MM-DD" } },
  fields: {
    date: "Date",
    lunar: "Lunar date",
    month: "Lunar month",
    isLeapMonth: "Leap month",
    day: "Lunar day",
    "ahead/day": "Day",
    monthDays: "Days of the month",
    year: "Lunar year",
    buddhistYear: "Buddhist year",
    buddhaDays: "Days of buddhas",
    fasts: "Fasts",
    fast: "Fast",
    about: "About",
    notes: "Notes of abstinence",
    ahead: "Days to come",
    nextFast: "Next fast",
  },
  terms: { fast, buddhaDay, preceptNote },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading({
    lunar,
    buddhistYear,
    buddhaDays,
    fasts,
    notes,
    ahead,
    nextFast,
    date,
  }: BuddhistAnswer) {
    const days = fasts.filter((one) => one !== "month");
    const kept =
      days.length > 0
        ? `It is ${list(days.map((one) => `${one === "six" || one === "ten" ? fast[one].text : `a ${fast[one].text}`} (${nativeOf(FAST, one)})`))}.`
        : `It is no day of fasting; the next is ${nextFast.date}, ${fast[nextFast.fast].text} (${nativeOf(FAST, nextFast.fast)}).`;
    return [
      `${date} is ${lunar.native} in the Buddhist year ${buddhistYear}${buddhaDays.length > 0 ? `: ${list(buddhaDays.map((one) => `${buddhaDay[one]} (${nativeOf(BUDDHA_DAY, one)})`))}` : ""}. ${kept}${fasts.includes("month") ? ` Its month is one of the three of the long fast (${nativeOf(FAST, "month")}).` : ""}`,
      notes.length > 0
        ? `The list of days of abstinence, where Buddhist, Taoist and common belief meet, notes: ${list(notes.map((one) => `${preceptNote[one]} (${nativeOf(PRECEPT_NOTE, one)})`))}.`
        : "",
      `Ahead lie ${list(ahead.map((one) => `${buddhaDay[one.day]} on ${one.date} (${one.lunar})`))}.`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
    subtitle: ({ buddhistYear, lunar }: BuddhistAnswer) =>
      `Buddhist year ${buddhistYear} · ${lunar.native}`,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    fast: "fast",
    short: (id: BuddhaDay): string => nativeOf(BUDDHA_DAY, id).slice(0, 4),
    legend: "gold: the day; red: day of a buddha; green: fast",
    desc: ({ date, lunar, buddhaDays }: BuddhistAnswer) =>
      `${date}, ${lunar.native}${buddhaDays.length > 0 ? `: ${buddhaDays.map((one) => buddhaDay[one]).join(", ")}` : ""}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: LunarRefusal }>;

export type BuddhistWords = Translation<typeof en>;
