/**
 * A civil day in the Korean calendar.
 *
 * @source Korea Astronomy and Space Science Institute (한국천문연구원), lunisolar rule and tables; the pairs of year and
 *   month as its calendars print them: by lunar year and lunar month, none for a leap month
 */
import { dateInChina } from "#east/calendar/in_china.ts";
import { animalOf, WEEKDAY } from "#lore";
import {
  branch,
  dayOfWeek,
  dayPillar,
  formatDate,
  fromFixed,
  julianDayNumber,
  modulo,
  monthPillar,
  yearPillar,
} from "#time";
import { dateInKorean, monthInKorean } from "../core/hangul.ts";
import { KOREAN } from "../core/korean_calendar.ts";
import { jeolgiOn } from "../core/korean_day.ts";
import type { KoreanDay } from "./answer.ts";
import type { Myeongjeol } from "./terms.ts";

/** Years of Dangun before the common era. */
const DANGUN = 2333;

/** Feasts by month and day. */
const FEASTS: Readonly<Record<string, Myeongjeol>> = {
  "1/1": "seollal",
  "1/15": "daeboreum",
  "3/3": "samjinnal",
  "4/8": "chopail",
  "5/5": "dano",
  "6/15": "yudu",
  "7/7": "chilseok",
  "7/15": "baekjung",
  "8/15": "chuseok",
  "9/9": "jungyang",
};

type LunarDay = ReturnType<typeof KOREAN.dateOf>;

/** The feast of a lunar day, or null; leap months have none. */
export function feastOf({ month, isLeapMonth, day, monthDays, year }: LunarDay): Myeongjeol | null {
  if (month === 12 && day === monthDays) {
    const last = KOREAN.monthsOf(year).at(-1)!;
    return last.isLeapMonth === isLeapMonth ? "seotdalGeumeum" : null;
  }
  return isLeapMonth ? null : (FEASTS[`${month}/${day}`] ?? null);
}

/** Describes a civil day in the Korean calendar, with the lunar year around it. */
export function describeDay(fixed: number): KoreanDay {
  const lunar = KOREAN.dateOf(fixed);
  const { year, month, isLeapMonth, day, monthDays } = lunar;
  const months = KOREAN.monthsOf(year);
  const pillar = yearPillar(year);
  const iso = (one: number) => formatDate(fromFixed(one));
  return {
    date: iso(fixed),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    lunar: {
      year,
      month,
      isLeapMonth,
      day,
      monthDays,
      native: dateInKorean(month, isLeapMonth, day),
    },
    dangun: fromFixed(fixed).year + DANGUN,
    yearPillar: pillar.id,
    animal: animalOf(branch(year - 4).id),
    monthPillar: isLeapMonth ? null : monthPillar(pillar.stem.index, modulo(month + 1, 12)).id,
    dayPillar: dayPillar(julianDayNumber(fixed)).id,
    solarTerm: jeolgiOn(fixed),
    feast: feastOf(lunar),
    china: dateInChina(fixed, lunar),
    lunarYear: {
      newYear: iso(months[0]!.firstFixed),
      chuseok: iso(KOREAN.fixedOf({ year, month: 8, isLeapMonth: false, day: 15 })),
      days: months.reduce((sum, one) => sum + one.days, 0),
      leapMonth: months.find((one) => one.isLeapMonth)?.month ?? null,
      months: months.map((one) => ({
        month: one.month,
        isLeapMonth: one.isLeapMonth,
        native: monthInKorean(one.month, one.isLeapMonth),
        firstDay: iso(one.firstFixed),
        days: one.days,
      })),
    },
  };
}
