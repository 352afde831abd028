import { animalOf, WEEKDAY } from "#lore";
import {
  branch,
  chineseDateOf,
  chineseMonthName,
  chineseMonths,
  dayOfWeek,
  dayPillar,
  formatChineseDate,
  formatDate,
  fromFixed,
  julianDayNumber,
  yearPillar,
} from "#time";
import type { LunarAnswer } from "./answer.ts";

/** Describes a civil day in the Chinese calendar, with the lunar year around it. */
export function describeDay(fixed: number): LunarAnswer {
  const { year, month, isLeapMonth, day, monthDays } = chineseDateOf(fixed);
  const months = chineseMonths(year);
  return {
    date: formatDate(fromFixed(fixed)),
    dayOfWeek: WEEKDAY.ids[dayOfWeek(fixed)]!,
    dayPillar: dayPillar(julianDayNumber(fixed)).id,
    lunar: {
      year,
      month,
      isLeapMonth,
      day,
      monthDays,
      native: formatChineseDate({ year, month, isLeapMonth, day }),
    },
    lunarYear: {
      pillar: yearPillar(year).id,
      animal: animalOf(branch(year - 4).id),
      newYear: formatDate(fromFixed(months[0]!.firstFixed)),
      days: months.reduce((sum, one) => sum + one.days, 0),
      leapMonth: months.find((one) => one.isLeapMonth)?.month ?? null,
      months: months.map((one) => ({
        month: one.month,
        isLeapMonth: one.isLeapMonth,
        native: chineseMonthName(one.month, one.isLeapMonth),
        firstDay: formatDate(fromFixed(one.firstFixed)),
        days: one.days,
      })),
    },
  };
}
