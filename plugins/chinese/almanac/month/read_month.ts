import { daysInMonth } from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";
import type { Act } from "../acts.ts";
import { readPage } from "../page.ts";
import type { SpecialDay } from "../terms.ts";
import type { MonthAnswer } from "./answer.ts";

/** What people ask a month for. */
const ASKED: readonly Act[] = [
  "jiaQu",
  "dingHun",
  "ruZhai",
  "yiXi",
  "anChuang",
  "kaiShi",
  "liQuan",
  "dongTu",
  "xiuZao",
  "chuXing",
  "qiFu",
  "jiSi",
  "ruXue",
];
/** Days that give up an act although the table allows it: 月破, 四離, 四絕, 楊公忌. */
const FORBID: ReadonlySet<SpecialDay> = new Set([
  "monthBreak",
  "fourPartings",
  "fourSeverances",
  "yangGong",
]);

/** Reads a Gregorian month of pages. */
export function readMonth(year: number, month: number): MonthAnswer {
  const two = (value: number) => String(value).padStart(2, "0");
  const days = Array.from({ length: daysInMonth(year, month, "gregorian") }, (_, i) => {
    const page = readPage(dayAt(`${String(year).padStart(4, "0")}-${two(month)}-${two(i + 1)}`));
    const { lunar, officer, dayGod, mansion, clash, solarTerm } = page;
    return {
      date: page.date,
      dayOfWeek: page.dayOfWeek,
      lunarMonth: lunar.month,
      isLeapMonth: lunar.isLeapMonth,
      lunarDay: lunar.day,
      lunar: lunar.native,
      pillar: page.pillars.day,
      officer: officer.officer,
      luck: officer.luck,
      god: dayGod.god,
      road: dayGod.road,
      mansion: mansion.mansion,
      clash: clash.animal,
      sha: clash.sha,
      term: solarTerm.day === 0 ? solarTerm.term : null,
      festival: page.festival,
      specialDays: page.specialDays,
      suitable: page.suitable,
      avoid: page.avoid,
    };
  });
  const byAct = ASKED.map((act) => ({
    act,
    dates: days
      .filter(
        ({ suitable, avoid, specialDays }) =>
          suitable.includes(act) &&
          !avoid.includes(act) &&
          !specialDays.some((one) => FORBID.has(one)),
      )
      .map(({ date }) => date),
  }));
  return { year, month, days, byAct };
}
