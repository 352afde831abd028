/** Chinese words of the old calendar. */
import { OLD_MONTH } from "../names.ts";
import type { OldCalendarRefusals } from "../old_calendar.ts";
import type { Rokuyo } from "../rokuyo.ts";
import type { Sekki } from "../sekki.ts";
import { natives } from "#east/natives.ts";

export const oldMonth = { ...natives(OLD_MONTH), yayoi: "彌生", satsuki: "皋月" };

export const rokuyo: Readonly<Record<Rokuyo, string>> = {
  taian: "大安",
  shakko: "赤口",
  sensho: "先勝",
  tomobiki: "友引",
  senbu: "先負",
  butsumetsu: "佛滅",
};

export const sekki: Readonly<Record<Sekki, string>> = {
  risshun: "立春",
  usui: "雨水",
  keichitsu: "驚蟄",
  shunbun: "春分",
  seimei: "清明",
  kokuu: "穀雨",
  rikka: "立夏",
  shoman: "小滿",
  boshu: "芒種",
  geshi: "夏至",
  shosho: "小暑",
  taisho: "大暑",
  risshu: "立秋",
  shoshoEnd: "處暑",
  hakuro: "白露",
  shubun: "秋分",
  kanro: "寒露",
  soko: "霜降",
  ritto: "立冬",
  shosetsu: "小雪",
  taisetsu: "大雪",
  toji: "冬至",
  shokan: "小寒",
  daikan: "大寒",
};

/** Fields of an old date. */
export const oldDateFields = {
  year: "年",
  month: "月",
  isLeapMonth: "閏月",
  day: "日",
  monthDays: "該月日數",
  monthName: "月之雅稱",
  native: "寫法",
};

export const leap2033 = {
  title: "二〇三三年之閏月",
  options: {
    eleventh: "閏十一月",
    seventh: "閏七月",
    first: "閏二〇三四年正月",
  },
};

export const oldYearOutOfRange = {
  when: "日期不在所具舊曆（六四五至二一九九年）之內",
  says: ({ year, first, last }: OldCalendarRefusals["oldYearOutOfRange"]) =>
    `無法求得舊曆日期：所給為 ${year} 年，須在 ${first} 至 ${last} 年之間`,
};

export const noSuchOldDate = {
  when: "該舊曆年無此月，或該月無此日",
  says: ({ year, month, leap, day, leapMonth }: OldCalendarRefusals["noSuchOldDate"]) => {
    const why =
      leap && leapMonth !== month
        ? leapMonth > 0
          ? `該年所閏為 ${leapMonth} 月`
          : "該年無閏月"
        : "該月僅 29 日";
    return `查無舊曆 ${year} 年${leap ? "閏" : ""}${month} 月 ${day} 日：${why}`;
  },
};

export const weekdays = ["日", "一", "二", "三", "四", "五", "六"];

/** A Gregorian month over its sheet. */
export const monthTitle = (year: number, month: number) => `${year} 年 ${month} 月`;
