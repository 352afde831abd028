import { ANIMAL, PILLAR } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { Weekday } from "#lore";
import { chineseDayName, chineseMonthName } from "#time";
import { nativeOf } from "#east/natives.ts";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import type { LunarCalendarWords } from "./en.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

export const zhHant: LunarCalendarWords = {
  title: "農曆換算",
  summary: "公曆與農曆互換，標明閏月，並列該農曆年各月",
  inputs: {
    lunar: { label: "農曆日期", about: "欲換成公曆之農曆日期，與 date 二擇一" },
    year: { label: "農曆年", about: "該農曆年正月初一所在之公曆年" },
    month: { label: "月", about: "1 至 12" },
    leap: { label: "閏月", about: "是否為閏月，未提供作否" },
    day: { label: "日", about: "1 至 30" },
  },
  fields: {
    date: "公曆日期",
    dayOfWeek: "星期",
    dayPillar: "日柱",
    lunar: "農曆日期",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    monthDays: "該月日數",
    native: "寫法",
    lunarYear: "農曆年",
    pillar: "干支",
    animal: "生肖",
    newYear: "正月初一",
    days: "日數",
    leapMonth: "所閏之月",
    months: "各月",
    firstDay: "初一",
  },
  refusals: {
    dateOrLunar: {
      when: "公曆與農曆日期皆未提供，或同時提供",
      says: ({ both }) =>
        both ? "無法同時換算兩個日期：date 與 lunar 請擇一提供" : "無可換算：請提供 date 或 lunar",
    },
    noSuchLunarDate: {
      when: "該農曆年無此月，或該月無此日",
      says: ({ year, month, leap, day, leapMonth }) =>
        `查無 ${year} 年${leap ? "閏" : ""}${month} 月 ${day} 日：${
          leap && leapMonth !== month
            ? leapMonth > 0
              ? `該年所閏為 ${leapMonth} 月`
              : "該年無閏月"
            : "該月僅 29 日"
        }`,
    },
    yearOutOfRange: calendar.refusals.yearOutOfRange,
  },
  reading({ date, dayOfWeek, dayPillar, lunar, lunarYear }) {
    const { pillar, animal, newYear, days, months } = lunarYear;
    const leap = months.find(({ isLeapMonth }) => isLeapMonth);
    const length = lunar.monthDays === 30 ? "大月三十日" : "小月二十九日";
    return [
      `${date}（${weekdays[dayOfWeek]}）為農曆${lunar.native}，該月${length}，是日干支${nativeOf(PILLAR, dayPillar)}。`,
      `農曆${nativeOf(PILLAR, pillar)}年生肖屬${nativeOf(ANIMAL, animal)}，始於 ${newYear}，全年 ${days} 日${leap ? `，${leap.native}` : "，無閏月"}。`,
    ];
  },
  picture: {
    title: (year, month) => `${year} 年 ${month} 月`,
    subtitle: ({ lunar, lunarYear: { animal } }) =>
      `${lunar.native} · 生肖屬${nativeOf(ANIMAL, animal)}`,
    desc: ({ date, lunar }) => `${date} 所在之月曆，標出${lunar.native}`,
    lunarDay: ({ month, isLeapMonth, day }) =>
      day === 1 ? chineseMonthName(month, isLeapMonth) : chineseDayName(day),
    weekdays: ["日", "一", "二", "三", "四", "五", "六"],
  },
};
