import type { Weekday } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { GAPJA, JEOLGI, type Jeolgi } from "../../core/hangul.ts";
import type { OldDateRefusal } from "../../core/old_date.ts";
import { calendarOutOfRange } from "../../core/words/en.ts";
import { gapja, jeolgi, MONTHS, tti, weekday, WEEKDAYS } from "../../core/words/en/korean.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, KoreanDay } from "../answer.ts";
import type { input } from "../input.ts";
import { MYEONGJEOL, type Myeongjeol } from "../terms.ts";

const { ordinal } = english;

/** What refusals of this procedure say. */
export type LunarRefusals = {
  dateOrLunar: { both: boolean };
  noSuchLunarDate: { year: number; month: number; leap: boolean; day: number; leapMonth: number };
};

const myeongjeol: Readonly<Record<Myeongjeol, string>> = {
  seollal: "lunar new year",
  daeboreum: "first full moon",
  samjinnal: "third of the third",
  chopail: "Buddha's birthday",
  dano: "fifth of the fifth",
  yudu: "washing in the stream",
  chilseok: "seventh of the seventh",
  baekjung: "hundred seeds",
  chuseok: "harvest moon",
  jungyang: "ninth of the ninth",
  seotdalGeumeum: "eve of the new year",
};

const dayText = (day: {
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}) =>
  `the ${ordinal(day.day)} day of the ${day.isLeapMonth ? "leap " : ""}${ordinal(day.month)} month`;

export const en = {
  title: "Korean calendar",
  summary:
    "A Gregorian date in the Korean lunisolar calendar and back, with pairs, year of Dangun, solar term, feast, and where China has another date",
  inputs: {
    lunar: {
      label: "Lunar date",
      about: "A date of the Korean calendar, to be found in the Gregorian one; instead of date",
    },
    year: { label: "Lunar year", about: "Gregorian year in which the lunar year begins" },
    month: { label: "Month", about: "1 to 12" },
    leap: { label: "Leap month", about: "Whether the month is the repeated one; default false" },
    day: { label: "Day", about: "1 to 30" },
  },
  fields: {
    date: "Date",
    dayOfWeek: "Weekday",
    lunar: "Korean date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    monthDays: "Days of the month",
    native: "As it is said",
    dangun: "Year of Dangun",
    yearPillar: "Pair of the year",
    animal: "Animal",
    monthPillar: "Pair of the month",
    dayPillar: "Pair of the day",
    solarTerm: "Solar term",
    feast: "Feast",
    china: "In China",
    differs: "Another date there",
    lunarYear: "Lunar year",
    newYear: "Seollal (new year)",
    chuseok: "Chuseok (harvest moon)",
    days: "Days",
    leapMonth: "Repeated month",
    months: "Months",
    firstDay: "First day",
  },
  terms: { gapja, tti, jeolgi, myeongjeol },
  refusals: {
    calendarOutOfRange,
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
  },
  reading(answer: KoreanDay) {
    const { lunar, lunarYear, china, feast, solarTerm } = answer;
    const named = [
      ...(feast ? [`${MYEONGJEOL.writings[feast]!.roman} (${myeongjeol[feast]})`] : []),
      ...(solarTerm ? [`the term ${jeolgi[solarTerm]}`] : []),
    ];
    return [
      `${weekday[answer.dayOfWeek]}, ${answer.date}, is ${dayText(lunar)} in Korea, ${lunar.native}, in the year of Dangun ${answer.dangun}. Its pair is ${nativeOf(GAPJA, answer.dayPillar)} (${gapja[answer.dayPillar]}).${named.length > 0 ? ` It is ${named.join(" and ")}.` : ""}`,
      `The lunar year is ${nativeOf(GAPJA, answer.yearPillar)}, of the ${tti[answer.animal]}: it began at Seollal on ${lunarYear.newYear}, keeps Chuseok on ${lunarYear.chuseok} and has ${lunarYear.days} days${lunarYear.leapMonth ? `, since the ${ordinal(lunarYear.leapMonth)} month comes twice` : ""}.`,
      china.differs
        ? `China counts ${dayText(china)} on this day: the new moon or the term that decides fell on different sides of midnight there.`
        : "China has the same date.",
    ];
  },
  picture: {
    title: ({ date }: KoreanDay) => `Korean calendar: ${date}`,
    desc: ({ date, lunar }: KoreanDay) =>
      `Calendar page of ${date}, ${lunar.native} by the Korean calendar, with its month`,
    month: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
    weekday: (one: Weekday): string => weekday[one],
    rows: (answer: KoreanDay) => [
      { label: "Lunar", value: `${answer.lunar.native}` },
      {
        label: "Year",
        value: `${nativeOf(GAPJA, answer.yearPillar)} · ${tti[answer.animal]}`,
      },
      {
        label: "Month",
        value: answer.monthPillar ? nativeOf(GAPJA, answer.monthPillar) : "leap month, no pair",
      },
      { label: "Day", value: nativeOf(GAPJA, answer.dayPillar) },
      { label: "Dangun", value: String(answer.dangun) },
    ],
    subtitle: ({ lunarYear: { newYear, chuseok } }: KoreanDay) =>
      `Seollal ${newYear} · Chuseok ${chuseok}`,
    lunarDay: ({
      month,
      isLeapMonth,
      day,
    }: Pick<KoreanDay["lunar"], "month" | "isLeapMonth" | "day">) =>
      day === 1 ? `${isLeapMonth ? "leap " : ""}${month}/1` : `${day}`,
    /** In the narrow cells of a month the Korean word alone. */
    feast: (id: Myeongjeol): string => nativeOf(MYEONGJEOL, id).split(" ").at(-1)!,
    jeolgi: (id: Jeolgi): string => nativeOf(JEOLGI, id),
    weekdays: WEEKDAYS,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: LunarRefusals & OldDateRefusal;
}>;

export type KoreanCalendarWords = Translation<typeof en>;
