import { PILLAR, type Weekday } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { english, type Translation, type Words } from "#sdk";
import { OLD_MONTH, readKanshi } from "../../calendar/names.ts";
import type { OldCalendarRefusals, OldDay } from "../../calendar/old_calendar.ts";
import { ROKUYO } from "../../calendar/rokuyo.ts";
import * as old from "../../calendar/words/en.ts";
import type { answer, KyurekiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { ordinal } = english;
const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

export type KyurekiRefusals = OldCalendarRefusals & { dateOrOld: { both: boolean } };

export const en = {
  title: "Old calendar of Japan",
  summary:
    "A Gregorian date in the old lunisolar calendar of Japan and back, from 645 to 2199, with its six-day sign and the question of 2033",
  inputs: {
    old: {
      label: "Old date",
      about: "A date of the old calendar, to be found in the Gregorian one; instead of date",
    },
    year: { label: "Old year", about: "Gregorian year in which the old year begins" },
    month: { label: "Month", about: "1 to 12" },
    leap: { label: "Leap month", about: "Whether the month is the repeated one; default false" },
    day: { label: "Day", about: "1 to 30" },
  },
  fields: {
    ...old.oldDateFields,
    date: "Date",
    dayOfWeek: "Weekday",
    old: "Old date",
    office: "Where it comes from",
    dayPillar: "Pair of the day",
    dayReading: "Read",
    yearPillar: "Pair of the year",
    rokuyo: "Six-day sign",
    china: "In China",
    differs: "Differs",
    months: "Months of the old year",
    firstDay: "First day",
    days: "Days",
    disputed: "Counted apart by proposals",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo: old.rokuyo,
    oldCalendarOffice: {
      inOffice: "the calendar in office on that day",
      reckoned: "reckoned on by the rule of 1844; the calendar left office at the end of 1872",
    },
  },
  conventions: { leap2033: old.leap2033 },
  refusals: {
    dateOrOld: {
      when: "neither a date nor an old date is given, or both",
      says: ({ both }: KyurekiRefusals["dateOrOld"]) =>
        both
          ? "Cannot convert two dates at once: give date or old, not both"
          : "Cannot convert nothing: give date, or old",
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: old.noSuchOldDate,
  },
  reading(of: KyurekiAnswer) {
    const { date, dayOfWeek, dayPillar, dayReading, rokuyo, china, office, disputed } = of;
    const { month, isLeapMonth, day, monthDays, monthName, native } = of.old;
    const leap = isLeapMonth ? "leap " : "";
    const repeated = of.months.find((one) => one.isLeapMonth);
    const days = of.months.reduce((sum, one) => sum + one.days, 0);
    const held =
      office === "inOffice"
        ? "So the calendar in office had it."
        : "The calendar left office with 1872; the date is reckoned on by its last rule.";
    const apart = disputed
      ? " Proposals for the leap month of 2033 call this day by different months."
      : "";
    return [
      `${weekdays[dayOfWeek]}, ${date}, is ${native} in the old calendar of Japan: the ${ordinal(day)} day of the ${leap}${ordinal(month)} month, ${OLD_MONTH.writings[monthName]!.roman}, which has ${monthDays} days. ${held}${apart}`,
      `The day's pair is ${nativeOf(PILLAR, dayPillar)}, ${dayReading}, and its six-day sign (rokuyō) ${ROKUYO.writings[rokuyo]!.roman}, “${old.rokuyo[rokuyo]}”.`,
      `The old year, ${nativeOf(PILLAR, of.yearPillar)} (${readKanshi(of.yearPillar)}), began on ${of.months[0]!.firstDay} and has ${days} days${repeated ? ` with a second ${ordinal(repeated.month)} month` : ""}.`,
      ...(china.differs
        ? [`In China, where the sky is read an hour earlier by the clock, it is ${china.native}.`]
        : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ old: { native, monthName }, rokuyo }: KyurekiAnswer) =>
      `${native} · ${OLD_MONTH.writings[monthName]!.roman} · ${ROKUYO.writings[rokuyo]!.roman}`,
    desc: ({ date, old: { native } }: KyurekiAnswer) =>
      `Calendar of the month of ${date} with old dates, ${native} marked`,
    oldDay: ({ month, isLeapMonth, day }: Pick<OldDay, "month" | "isLeapMonth" | "day">) =>
      day === 1 ? `${isLeapMonth ? "leap" : "month"} ${month}` : String(day),
    weekdays: old.weekdays,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: KyurekiRefusals;
}>;

export type KyurekiWords = Translation<typeof en>;
