import type { Weekday } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { VietnameseRefusal } from "../../core/calendar.ts";
import { CAN_CHI, CON_GIAP, THAN, TIET_KHI, TRUC, TU } from "../../core/names.ts";
import {
  calendarOutOfRange,
  canChi,
  conGiap,
  meridian,
  MONTHS,
  than,
  tietKhi,
  truc,
  tu,
  weekday,
  WEEKDAYS,
} from "../../core/words/en.ts";
import type { answer, VietnameseDay } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { KIENG, LE, type DayLuck, type DayReasons, type Kieng, type Le } from "../terms.ts";

const { ordinal, list } = english;

/** What refusals of this procedure say. */
export type LunarRefusals = {
  dateOrLunar: { both: boolean };
  noSuchLunarDate: { year: number; month: number; leap: boolean; day: number; leapMonth: number };
};

const le: Readonly<Record<Le, string>> = {
  tetNguyenDan: "lunar new year",
  ramThangGieng: "first full moon",
  gioTo: "the kings' commemoration",
  tetHanThuc: "cold food feast",
  phatDan: "Buddha's birthday",
  tetDoanNgo: "fifth of the fifth",
  vuLan: "feast of filial thanks",
  tetTrungThu: "mid-autumn",
  tetTrungCuu: "ninth of the ninth",
  ongTao: "the kitchen gods leave",
  giaoThua: "eve of the new year",
};
/** Names that fit a day of the month. */
const SHORT: Readonly<Record<Le, string>> = {
  tetNguyenDan: "Tết",
  ramThangGieng: "Rằm",
  gioTo: "Giỗ Tổ",
  tetHanThuc: "Hàn Thực",
  phatDan: "Phật Đản",
  tetDoanNgo: "Đoan Ngọ",
  vuLan: "Vu Lan",
  tetTrungThu: "Trung Thu",
  tetTrungCuu: "Trùng Cửu",
  ongTao: "Ông Táo",
  giaoThua: "Giao thừa",
};
/** A name of two words that does not fit a day, with the first of them as a letter: X.Phân. */
const shortened = (said: string) =>
  said.length > 8 ? said.replace(/^(\p{L})\p{L}+ /u, "$1.") : said;
const kieng: Readonly<Record<Kieng, string>> = {
  tamNuong: "day of the three ladies",
  nguyetKy: "taboo day of the month",
};
const ngay: Readonly<Record<DayLuck, string>> = { good: "good", even: "even", bad: "bad" };
const held = { lucky: "held lucky", mixed: "neither lucky nor unlucky", unlucky: "held unlucky" };
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };

const dayText = (one: {
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}) =>
  `the ${ordinal(one.day)} day of the ${one.isLeapMonth ? "leap " : ""}${ordinal(one.month)} month`;

const goodHours = ({ hours }: VietnameseDay) => hours.filter(({ yellow }) => yellow);
const hourName = (pair: VietnameseDay["day"]) => nativeOf(CAN_CHI, pair).split(" ")[1]!;

export const en = {
  title: "Vietnamese calendar",
  summary:
    "A day of the Vietnamese calendar: lunar date, can chi, officer, mansion, road, lucky hours, feast, and where China has another date",
  inputs: {
    lunar: {
      label: "Lunar date",
      about: "A date of the Vietnamese calendar, to be found in the Gregorian one; instead of date",
    },
    year: { label: "Lunar year", about: "Gregorian year in which the lunar year begins" },
    month: { label: "Month", about: "1 to 12" },
    leap: { label: "Leap month", about: "Whether the month is the repeated one; default false" },
    day: { label: "Day", about: "1 to 30" },
  },
  fields: {
    date: "Date",
    dayOfWeek: "Weekday",
    lunar: "Vietnamese date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    monthDays: "Days of the month",
    native: "As it is said",
    "/year": "Pair of the year",
    "/month": "Pair of the month",
    "/day": "Pair of the day",
    animal: "Animal",
    firstHour: "Hour Tý",
    solarTerm: "Solar term",
    term: "Term",
    begins: "Begins today",
    officer: "Officer (trực)",
    luck: "How it is held",
    mansion: "Mansion",
    road: "Road",
    god: "God",
    yellow: "Yellow road (hoàng đạo)",
    leftAlone: "Left alone",
    verdict: "The day",
    clashes: "Set against births of",
    hours: "Hours",
    pair: "Pair",
    from: "From",
    to: "To",
    feast: "Feast",
    china: "In China",
    differs: "Another date there",
  },
  terms: { canChi, conGiap, than, tietKhi, truc, tu, le, kieng, ngay, luck },
  phrases: {
    road: ({ god, yellow }: DayReasons["road"]) =>
      `${nativeOf(THAN, god)} (${than[god]}) walks the ${yellow ? "yellow" : "black"} road (${yellow ? "hoàng đạo" : "hắc đạo"})`,
    officer: ({ officer, luck: is }: DayReasons["officer"]) =>
      `The officer ${nativeOf(TRUC, officer)} (${truc[officer]}) is ${held[is]}`,
    mansion: ({ mansion, luck: is }: DayReasons["mansion"]) =>
      `The mansion ${nativeOf(TU, mansion)} (${tu[mansion]}) is ${held[is]}`,
    left: ({ kieng: id }: DayReasons["left"]) =>
      `${nativeOf(KIENG, id)} (${kieng[id]}): nothing is begun`,
  },
  conventions: {
    meridian,
    dayMonth: {
      title: "Month of officers and roads",
      options: { lunar: "The lunar month", solar: "The month of the solar term" },
    },
  },
  refusals: {
    calendarOutOfRange,
    dateOrLunar: {
      when: "neither a date nor a lunar date is given, or both",
      says: ({ both }: LunarRefusals["dateOrLunar"]) =>
        both
          ? "Cannot read two dates at once: give date or lunar, not both"
          : "Cannot read a day: give date, or lunar",
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
  reading(answer: VietnameseDay) {
    const { lunar, verdict, officer, mansion, road, china, feast, solarTerm, leftAlone } = answer;
    return [
      `${weekday[answer.dayOfWeek]}, ${answer.date}, is ${dayText(lunar)} in Vietnam, ${lunar.native}, of the year ${nativeOf(CAN_CHI, answer.year)}, a year of the ${conGiap[answer.animal]} (con ${nativeOf(CON_GIAP, answer.animal)}). The day is ${nativeOf(CAN_CHI, answer.day)} (${canChi[answer.day]}).${feast ? ` It is ${nativeOf(LE, feast)} (${le[feast]}).` : ""}${solarTerm.begins ? ` The term ${nativeOf(TIET_KHI, solarTerm.term)} (${tietKhi[solarTerm.term]}) begins.` : ""}`,
      `It is held a ${ngay[verdict.value]} day (ngày ${verdict.value === "good" ? "tốt" : verdict.value === "bad" ? "xấu" : "bình thường"}): ${nativeOf(THAN, road.god)} walks the ${road.yellow ? "yellow" : "black"} road, the officer is ${nativeOf(TRUC, officer.officer)} (${truc[officer.officer]}), the mansion ${nativeOf(TU, mansion.mansion)} (${tu[mansion.mansion]}).${leftAlone.length > 0 ? ` As ${list(leftAlone.map((one) => `${nativeOf(KIENG, one)} (${kieng[one]})`))} it is not used to begin anything.` : ""} People born in ${list(answer.clashes.map((one) => nativeOf(CAN_CHI, one)))} keep out of its way.`,
      `Lucky hours (giờ hoàng đạo): ${goodHours(answer)
        .map(({ pair, from, to }) => `${hourName(pair)} ${from}-${to}`)
        .join(", ")}.`,
      china.differs
        ? `China counts ${dayText(china)}: at seven hours east of Greenwich the new moon or the term that decides fell on another day.`
        : "China has the same date.",
    ];
  },
  picture: {
    title: ({ date }: VietnameseDay) => `Vietnamese calendar: ${date}`,
    desc: ({ date, lunar }: VietnameseDay) =>
      `Calendar leaf of ${date}, ${lunar.native} by the Vietnamese calendar, with its month`,
    month: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
    weekday: (one: Weekday): string => weekday[one],
    rows: (answer: VietnameseDay) => [
      { label: "Lunar", value: answer.lunar.native },
      {
        label: "Year",
        value: `${nativeOf(CAN_CHI, answer.year)} · ${conGiap[answer.animal]}`,
      },
      { label: "Month", value: answer.month ? nativeOf(CAN_CHI, answer.month) : "leap, no pair" },
      { label: "Day", value: `${nativeOf(CAN_CHI, answer.day)} · ${ngay[answer.verdict.value]}` },
      { label: "Road", value: nativeOf(THAN, answer.road.god) },
      { label: "Trực", value: nativeOf(TRUC, answer.officer.officer) },
    ],
    hours: (answer: VietnameseDay) =>
      `Lucky hours: ${goodHours(answer)
        .map(
          ({ pair, from, to }) =>
            `${hourName(pair)} ${Number(from.slice(0, 2))}-${Number(to.slice(0, 2))}h`,
        )
        .join(", ")}`,
    subtitle: ({ solarTerm }: VietnameseDay) =>
      `${nativeOf(TIET_KHI, solarTerm.term)} (${tietKhi[solarTerm.term]})`,
    lunarDay: ({
      month,
      isLeapMonth,
      day,
    }: Pick<VietnameseDay["lunar"], "month" | "isLeapMonth" | "day">) =>
      day === 1 ? `1/${month}${isLeapMonth ? "n" : ""}` : String(day),
    feast: (id: Le): string => shortened(SHORT[id]),
    term: (id: VietnameseDay["solarTerm"]["term"]): string => shortened(nativeOf(TIET_KHI, id)),
    weekdays: WEEKDAYS,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LunarRefusals & VietnameseRefusal;
}>;

export type VietnameseDayWords = Translation<typeof en>;
