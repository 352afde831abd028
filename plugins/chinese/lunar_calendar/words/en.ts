import { PILLAR, type Animal, type Weekday } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { english, type Translation, type Words } from "#sdk";
import type { ChineseDate } from "#time";
import { nativeOf } from "#east/natives.ts";
import { pillarName } from "../../core/words/en.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { answer, LunarAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { ordinal } = english;
const animals = lore.animal as Readonly<Record<Animal, string>>;
const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

/** What refusals of this procedure say. */
export type LunarRefusals = {
  dateOrLunar: { both: boolean };
  noSuchLunarDate: { year: number; month: number; leap: boolean; day: number; leapMonth: number };
  yearOutOfRange: { year: number };
};

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const en = {
  title: "Chinese calendar",
  summary:
    "A Gregorian date in the Chinese lunisolar calendar and back, leap months named, with the months of the lunar year",
  inputs: {
    lunar: {
      label: "Lunar date",
      about: "A date of the Chinese calendar, to be found in the Gregorian one; instead of date",
    },
    year: { label: "Lunar year", about: "Gregorian year in which the lunar year begins" },
    month: { label: "Month", about: "1 to 12" },
    leap: { label: "Leap month", about: "Whether the month is the repeated one; default false" },
    day: { label: "Day", about: "1 to 30" },
  },
  fields: {
    date: "Date",
    dayOfWeek: "Weekday",
    dayPillar: "Pair of the day",
    lunar: "Chinese date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    monthDays: "Days of the month",
    native: "As written",
    lunarYear: "Lunar year",
    pillar: "Pair",
    animal: "Animal",
    newYear: "New year's day",
    days: "Days",
    leapMonth: "Repeated month",
    months: "Months",
    firstDay: "First day",
  },
  refusals: {
    dateOrLunar: {
      when: "neither a date nor a lunar date is given, or both",
      says: ({ both }: LunarRefusals["dateOrLunar"]) =>
        both
          ? "Cannot convert two dates at once: give date or lunar, not both"
          : "Cannot convert nothing: give date, or lunar",
    },
    noSuchLunarDate: {
      when: "the lunar year has no such month, or the month no such day",
      says: ({ year, month, leap, day, leapMonth }: LunarRefusals["noSuchLunarDate"]) =>
        `Cannot find day ${day} of ${leap ? "the leap " : ""}month ${month} of ${year}: ${
          leap && leapMonth !== month
            ? leapMonth > 0
              ? `that year repeats month ${leapMonth}`
              : "that year repeats no month"
            : "that month has 29 days"
        }`,
    },
    yearOutOfRange: calendar.refusals.yearOutOfRange,
  },
  reading({ date, dayOfWeek, dayPillar, lunar, lunarYear }: LunarAnswer) {
    const { month, isLeapMonth, day, monthDays, native } = lunar;
    const { pillar, animal, newYear, days, leapMonth } = lunarYear;
    return [
      `${weekdays[dayOfWeek]}, ${date}, is ${native}: the ${ordinal(day)} day of the ${isLeapMonth ? "leap " : ""}${ordinal(month)} month, which has ${monthDays} days, on a ${nativeOf(PILLAR, dayPillar)} (${pillarName(dayPillar)}) day.`,
      `The lunar year ${nativeOf(PILLAR, pillar)} (${pillarName(pillar)}), of the ${animals[animal]}, began on ${newYear} and has ${days} days${leapMonth ? ` with a second ${ordinal(leapMonth)} month` : ""}.`,
    ];
  },
  picture: {
    title: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
    subtitle: ({ lunar, lunarYear: { pillar, animal } }: LunarAnswer) =>
      `${lunar.native} · year of the ${animals[animal]} (${pillarName(pillar)})`,
    desc: ({ date, lunar }: LunarAnswer) =>
      `Calendar of the month of ${date} with lunar days, ${lunar.native} marked`,
    lunarDay: ({ month, isLeapMonth, day }: Pick<ChineseDate, "month" | "isLeapMonth" | "day">) =>
      day === 1 ? `${isLeapMonth ? "leap " : ""}month ${month}` : String(day),
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: LunarRefusals }>;

export type LunarCalendarWords = Translation<typeof en>;
