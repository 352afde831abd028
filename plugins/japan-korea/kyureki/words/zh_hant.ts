import { PILLAR, type Weekday } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { chineseDayName, chineseMonthName } from "#time";
import * as old from "../../calendar/words/zh_hant.ts";
import type { KyurekiWords } from "./en.ts";

const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;

export const zhHant: KyurekiWords = {
  title: "日本舊曆換算",
  summary: "公曆與日本舊曆互換，自六四五至二一九九年，附六曜，並註明二〇三三年閏月之議",
  inputs: {
    old: { label: "舊曆日期", about: "欲換成公曆之日本舊曆日期，與 date 二擇一" },
    year: { label: "舊曆年", about: "該舊曆年正月初一所在之公曆年" },
    month: { label: "月", about: "1 至 12" },
    leap: { label: "閏月", about: "是否為閏月，未提供作否" },
    day: { label: "日", about: "1 至 30" },
  },
  fields: {
    ...old.oldDateFields,
    date: "公曆日期",
    dayOfWeek: "星期",
    old: "舊曆日期",
    office: "所據",
    dayPillar: "日干支",
    dayReading: "日本讀法",
    yearPillar: "年干支",
    rokuyo: "六曜",
    china: "中國農曆",
    differs: "是否有異",
    months: "該舊曆年各月",
    firstDay: "初一",
    days: "日數",
    disputed: "諸說月名不一",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo: old.rokuyo,
    oldCalendarOffice: {
      inOffice: "當時行用之曆",
      reckoned: "依天保曆法續推；舊曆於一八七二年底停用",
    },
  },
  conventions: { leap2033: old.leap2033 },
  refusals: {
    dateOrOld: {
      when: "公曆與舊曆日期皆未提供，或同時提供",
      says: ({ both }) =>
        both ? "無法同時換算兩個日期：date 與 old 請擇一提供" : "無可換算：請提供 date 或 old",
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: old.noSuchOldDate,
  },
  reading(of) {
    const { date, dayOfWeek, dayPillar, rokuyo, china, office, disputed } = of;
    const { monthDays, monthName, native } = of.old;
    const repeated = of.months.find((one) => one.isLeapMonth);
    const days = of.months.reduce((sum, one) => sum + one.days, 0);
    const held =
      office === "inOffice"
        ? "此為當時行用之曆所載。"
        : "舊曆已於一八七二年底停用，此日依其末法續推。";
    const apart = disputed ? "二〇三三年閏月諸議未定，此日月名各家不一。" : "";
    return [
      `${date}（${weekdays[dayOfWeek]}）在日本舊曆為${native}，月名「${old.oldMonth[monthName]}」，${monthDays === 30 ? "大月三十日" : "小月二十九日"}。${held}${apart}`,
      `日干支${nativeOf(PILLAR, dayPillar)}，六曜為${old.rokuyo[rokuyo]}。`,
      `舊曆${nativeOf(PILLAR, of.yearPillar)}年始於 ${of.months[0]!.firstDay}，全年 ${days} 日${repeated ? `，閏${repeated.month}月` : "，無閏月"}。`,
      ...(china.differs ? [`中國時鐘較日本晚一小時，同日在農曆為${china.native}。`] : []),
    ];
  },
  picture: {
    title: old.monthTitle,
    subtitle: ({ old: { native, monthName }, rokuyo }) =>
      `${native} · ${old.oldMonth[monthName]} · ${old.rokuyo[rokuyo]}`,
    desc: ({ date, old: { native } }) => `${date} 所在之月曆，附舊曆日，標出${native}`,
    oldDay: ({ month, isLeapMonth, day }) =>
      day === 1 ? chineseMonthName(month, isLeapMonth) : chineseDayName(day),
    weekdays: old.weekdays,
  },
};
