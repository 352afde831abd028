import type { Sentences } from "#sdk";
import type { OwnDateIssues } from "../month.ts";
import type { YearRefusal } from "../year.ts";

/** 2026-04-05 寫作「2026 年 4 月 5 日」。 */
export function dateText(date: string): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(year)} 年 ${Number(month)} 月 ${Number(day)} 日`;
}

/** 2026-04-05 寫作「4/5」。 */
export const shortDate = (date: string): string =>
  `${Number(date.slice(-5, -3))}/${Number(date.slice(-2))}`;

export const WEEKDAYS = ["日", "一", "二", "三", "四", "五", "六"] as const;

export const phase = { wood: "木", fire: "火", earth: "土", metal: "鐵", water: "水" };

export const issues = {
  noSuchDay: "曆中無此日：該月不閏，或該日為缺日",
} satisfies Sentences<OwnDateIssues>;

export const refusals = {
  yearOutOfRange: {
    when: "年份在 1028 至 2500 以外，曆法只推算這些饒迥",
    says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
      `無法定此日：年為 ${year}，須在 ${first} 至 ${last} 之間`,
  },
};

export const sheetFields = {
  date: "日期",
  weekday: "星期",
  civil: "公曆日",
  month: "月",
  firstWeekday: "月首星期",
  days: "各日",
  day: "日",
  marked: "曆上標記",
};

export const animal12 = {
  mouse: "鼠",
  ox: "牛",
  tiger: "虎",
  hare: "兔",
  dragon: "龍",
  snake: "蛇",
  horse: "馬",
  sheep: "羊",
  monkey: "猴",
  bird: "雞",
  dog: "狗",
  pig: "豬",
};

/** What cutting the hair brings. */
export const hairOmen = {
  weakness: "氣力減損",
  ailments: "小病纏身",
  wealth: "得財",
  glow: "容光煥發",
  goods: "財物增多",
  dispute: "口舌官非",
  pallor: "氣色黯淡",
  vigour: "精力長旺",
  company: "結識年輕人",
  power: "威勢",
  wit: "心思敏銳",
  peril: "有險",
  kindness: "利益眾人",
  riches: "富足",
  blessing: "吉祥",
  thirst: "口渴",
  bruises: "皮膚發青",
  gain: "財物入手",
  helpers: "遇到貴人",
  hunger: "飢餓",
  fevers: "發熱",
  food: "飲食豐足",
  goodness: "好事來到",
  eyes: "眼疾",
  contagion: "染上時疫",
  joy: "常懷喜樂",
  virtue: "善德增長",
  quarrel: "爭吵",
  straying: "心神遊走",
  unrest: "遇上不安之客",
};
