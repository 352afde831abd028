/** Chinese refusals that several arts of this folder share. */
import type { OldDateRefusal } from "../old_date.ts";
import type { YearRefusal } from "../solar_years.ts";

export const yearOutOfRange = {
  when: "年份不在節氣所具的一六〇二至二三九八年之內",
  says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
    `無法求得生年：所給為 ${year} 年，須在 ${first} 至 ${last} 年之間`,
};

const CALENDARS = { japanese: "日本舊曆", korean: "韓國陰曆" };

export const calendarOutOfRange = {
  when: "日期不在曆表之內：日本為一八四六至二二〇〇年，韓國為一六五五至二一五〇年",
  says: ({ calendar, year, first, last }: OldDateRefusal["calendarOutOfRange"]) =>
    `無法求得${CALENDARS[calendar]}日期：所給為 ${year} 年，須在 ${first} 至 ${last} 年之間`,
};

/** The grades of a match, for readings. */
export const band = {
  excellent: "極佳",
  good: "良好",
  mixed: "互有長短",
  challenging: "需要磨合",
};
