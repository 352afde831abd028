import { chinese } from "#sdk";
import { chineseDayName, chineseMonthName } from "#time";
import { gapja, weekday, WEEKDAYS } from "../../core/words/zh_hant/korean.ts";
import type { SonNalWords } from "./en.ts";

const side = { east: "東", south: "南", west: "西", north: "北" };

export const zhHant: SonNalWords = {
  title: "無損之日",
  summary: "韓國人搬家、嫁娶所擇「沒有손的日子」：一月之中何日손（損）不在四方，餘日在何方",
  inputs: {
    year: { label: "年", about: "公曆年" },
    month: { label: "月", about: "公曆月，1 至 12" },
  },
  fields: {
    year: "年",
    month: "月",
    freeDays: "無損之日",
    sides: "손所在之方",
    east: "東",
    south: "南",
    west: "西",
    north: "北",
    days: "各日",
    date: "日期",
    dayOfWeek: "星期",
    lunarMonth: "陰曆月",
    isLeapMonth: "閏月",
    lunarDay: "陰曆日",
    pillar: "日辰",
    side: "方位",
  },
  terms: { side, gapja },
  reading({ year, month, days, freeDays, sides }) {
    const weekend = days.filter(
      (one) => one.side === null && (one.dayOfWeek === "saturday" || one.dayOfWeek === "sunday"),
    );
    const leap = days.find((one) => one.isLeapMonth);
    return [
      `${year} 年 ${month} 月，손（損，妨礙人事的遊神）不在四方的日子是 ${freeDays.join("、")} 日，宜搬遷、嫁娶、開張。`,
      weekend.length > 0
        ? `其中逢週末的是${chinese.list(weekend.map(({ date, dayOfWeek }) => ` ${Number(date.slice(-2))} 日（${weekday[dayOfWeek]}）`))}，搬家公司總是先滿。`
        : "其中沒有一天落在週末。",
      `若非得在別的日子搬，別往손所在的方向去：${sides.east.join("、")} 日在東，${sides.south.join("、")} 日在南，${sides.west.join("、")} 日在西，${sides.north.join("、")} 日在北。`,
      ...(leap
        ? [
            `本月有些日子屬${chineseMonthName(leap.lunarMonth, true)}；許多人認為閏月百無禁忌，這裡仍照日數推算。`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ year, month }) => `${year} 年 ${month} 月`,
    subtitle: "無損之日（손 없는 날）",
    desc: ({ year, month, freeDays }) =>
      `${year} 年 ${month} 月，無損之日為 ${freeDays.join("、")} 日`,
    lunar: ({ lunarMonth, isLeapMonth, lunarDay }) =>
      lunarDay === 1 ? chineseMonthName(lunarMonth, isLeapMonth) : chineseDayName(lunarDay),
    side,
    free: "無損",
    legend: "綠色之日손不在；餘日所註為손所在之方。",
    weekdays: WEEKDAYS,
  },
};
