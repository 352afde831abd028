import { WEEKDAY } from "#lore";
import {
  chineseDateOf,
  dayOfWeek,
  dayPillar,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  formatDate,
  fromFixed,
  julianDayNumber,
  yearPillar,
} from "#time";
import { readKanshi } from "../calendar/names.ts";
import { oldDayOf, oldMonthsOf, REFORM, type Leap2033 } from "../calendar/old_calendar.ts";
import { rokuyoOf } from "../calendar/rokuyo.ts";
import { viewOldDay } from "../calendar/view.ts";
import type { KyurekiAnswer } from "./answer.ts";

/** Whether the proposals for 2033 call a day by different months. */
function isDisputed(fixed: number, year: number): boolean {
  if (year !== 2033 && year !== 2034) return false;
  const names = (["eleventh", "seventh", "first"] as const).map((rule) => {
    const { year: old, month, isLeapMonth } = oldDayOf(fixed, year, rule);
    return `${old} ${month} ${isLeapMonth}`;
  });
  return new Set(names).size > 1;
}

/** Describes a day in the old calendar of Japan, with the months of its year. */
export function describeDay(fixed: number, leap2033: Leap2033): KyurekiAnswer {
  const { year } = fromFixed(fixed);
  const old = oldDayOf(fixed, year, leap2033);
  const china = year > FIRST_CHINESE_YEAR ? chineseDateOf(fixed) : null;
  const pillar = dayPillar(julianDayNumber(fixed)).id;
  return {
    date: formatDate(fromFixed(fixed)),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    old: viewOldDay(old),
    office: fixed < REFORM ? "inOffice" : "reckoned",
    dayPillar: pillar,
    dayReading: readKanshi(pillar),
    yearPillar: yearPillar(old.year).id,
    rokuyo: rokuyoOf(old),
    china: {
      native: china && formatChineseDate(china),
      differs:
        china &&
        (china.month !== old.month ||
          china.day !== old.day ||
          china.isLeapMonth !== old.isLeapMonth),
    },
    months: oldMonthsOf(old.year, leap2033).map(({ month, isLeapMonth, firstFixed, days }) => ({
      month,
      isLeapMonth,
      firstDay: formatDate(fromFixed(firstFixed)),
      days,
    })),
    disputed: isDisputed(fixed, year),
  };
}
