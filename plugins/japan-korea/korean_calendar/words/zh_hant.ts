import { nativeOf } from "#east/natives.ts";
import { GAPJA } from "../../core/hangul.ts";
import { calendarOutOfRange } from "../../core/words/zh_hant.ts";
import { gapja, jeolgi, tti, weekday, WEEKDAYS } from "../../core/words/zh_hant/korean.ts";
import { chineseDayName, chineseMonthName } from "#time";
import type { KoreanCalendarWords } from "./en.ts";

const myeongjeol = {
  seollal: "春節（설날）",
  daeboreum: "上元（정월 대보름）",
  samjinnal: "三月三",
  chopail: "佛誕",
  dano: "端午",
  yudu: "流頭",
  chilseok: "七夕",
  baekjung: "百中",
  chuseok: "秋夕",
  jungyang: "重陽",
  seotdalGeumeum: "除夕",
};

const dayText = (one: {
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}) => `${chineseMonthName(one.month, one.isLeapMonth)}${chineseDayName(one.day)}`;

export const zhHant: KoreanCalendarWords = {
  title: "韓國陰曆",
  summary: "公曆與韓國陰曆互換，並列干支、檀紀、節氣、名節，及與中國農曆相異之處",
  inputs: {
    lunar: { label: "陰曆日期", about: "欲換成公曆之韓國陰曆日期，與 date 二擇一" },
    year: { label: "陰曆年", about: "該陰曆年正月初一所在之公曆年" },
    month: { label: "月", about: "1 至 12" },
    leap: { label: "閏月", about: "是否為閏月，未提供作否" },
    day: { label: "日", about: "1 至 30" },
  },
  fields: {
    date: "公曆日期",
    dayOfWeek: "星期",
    lunar: "韓國陰曆",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    monthDays: "該月日數",
    native: "韓語說法",
    dangun: "檀紀",
    yearPillar: "歲次",
    animal: "生肖",
    monthPillar: "月建",
    dayPillar: "日辰",
    solarTerm: "節氣",
    feast: "名節",
    china: "中國農曆",
    differs: "與韓國不同",
    lunarYear: "陰曆年",
    newYear: "春節",
    chuseok: "秋夕",
    days: "日數",
    leapMonth: "所閏之月",
    months: "各月",
    firstDay: "初一",
  },
  terms: { gapja, tti, jeolgi, myeongjeol },
  refusals: {
    calendarOutOfRange,
    dateOrLunar: {
      when: "公曆與陰曆日期皆未提供，或同時提供",
      says: ({ both }) =>
        both ? "無法同時換算兩個日期：date 與 lunar 請擇一提供" : "無可換算：請提供 date 或 lunar",
    },
    noSuchLunarDate: {
      when: "該陰曆年無此月，或該月無此日",
      says: ({ year, month, leap, day, leapMonth }) =>
        `查無 ${year} 年${leap ? "閏" : ""}${month} 月 ${day} 日：${
          leap && leapMonth !== month
            ? leapMonth > 0
              ? `該年所閏為 ${leapMonth} 月`
              : "該年無閏月"
            : "該月僅 29 日"
        }`,
    },
  },
  reading(answer) {
    const { lunar, lunarYear, china, feast, solarTerm } = answer;
    const named = [
      ...(feast ? [myeongjeol[feast]] : []),
      ...(solarTerm ? [jeolgi[solarTerm]] : []),
    ];
    return [
      `${answer.date}（${weekday[answer.dayOfWeek]}）在韓國為陰曆${dayText(lunar)}，韓語說「${lunar.native}」，檀紀 ${answer.dangun} 年，日辰${gapja[answer.dayPillar]}。${named.length > 0 ? `當日適逢${named.join("與")}。` : ""}`,
      `歲次${gapja[answer.yearPillar]}，屬${tti[answer.animal]}；${lunarYear.newYear} 過年，${lunarYear.chuseok} 秋夕，全年 ${lunarYear.days} 日${lunarYear.leapMonth ? `，閏 ${lunarYear.leapMonth} 月` : ""}。`,
      china.differs
        ? `中國農曆此日為${dayText(china)}：決定月首的朔或節氣，在兩地分落於子夜兩側。`
        : "中國農曆與此同日。",
    ];
  },
  picture: {
    title: ({ date }) => `韓國陰曆：${date}`,
    desc: ({ date, lunar }) => `${date} 之日曆頁與月曆，韓國陰曆${dayText(lunar)}`,
    month: (year, month) => `${year} 年 ${month} 月`,
    weekday: (one) => weekday[one],
    rows: (answer) => [
      { label: "陰曆", value: `${dayText(answer.lunar)} ${answer.lunar.native}` },
      { label: "歲次", value: `${gapja[answer.yearPillar]}年・屬${tti[answer.animal]}` },
      {
        label: "月建",
        value: answer.monthPillar ? `${gapja[answer.monthPillar]}月` : "閏月無月建",
      },
      {
        label: "日辰",
        value: `${gapja[answer.dayPillar]}日 ${nativeOf(GAPJA, answer.dayPillar)}`,
      },
      { label: "檀紀", value: `${answer.dangun} 年` },
    ],
    subtitle: ({ lunarYear: { newYear, chuseok } }) => `春節 ${newYear}・秋夕 ${chuseok}`,
    lunarDay: ({ month, isLeapMonth, day }) =>
      day === 1 ? chineseMonthName(month, isLeapMonth) : chineseDayName(day),
    feast: (id) => myeongjeol[id].replace(/（.*）/, ""),
    jeolgi: (id) => jeolgi[id],
    weekdays: WEEKDAYS,
  },
};
