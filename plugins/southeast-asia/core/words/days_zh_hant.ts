/** What the calendars of this folder share, in Chinese. */
import type { DayIssues } from "../day.ts";
import type { Sentences } from "#sdk";

export function dateText(date: string): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(year)} 年 ${Number(month)} 月 ${Number(day)} 日`;
}

export const issues = {
  noSuchDay: "此曆沒有這一天",
  outsideCalendar: ({ first, last }) =>
    last === null ? `此曆自 ${first} 起推算` : `此曆推算的範圍是 ${first} 至 ${last}`,
} satisfies Sentences<DayIssues>;

/** Heads of the month on the wall. */
export const wall = {
  month: (year: number, month: number) => `${year} 年 ${month} 月`,
  weekdays: ["日", "一", "二", "三", "四", "五", "六"],
};

export const dayFields = { civil: "公曆", date: "日期", weekday: "星期" };
