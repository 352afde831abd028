/** Japanese refusals and grades that several arts of this folder share. */
import type { OldDateRefusal } from "../old_date.ts";
import type { YearRefusal } from "../solar_years.ts";

export const yearOutOfRange = {
  when: "節気を収めた範囲（1602～2398年）の外の年です",
  says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
    `生まれ年の星や干支を求められません。${year}年ではなく、${first}年から${last}年までの日付を入れてください`,
};

const CALENDARS = { japanese: "日本の旧暦", korean: "韓国の陰暦" };

export const calendarOutOfRange = {
  when: "暦の年の範囲（日本は1846～2200年、韓国は1655～2150年）の外の日付です",
  says: ({ calendar, year, first, last }: OldDateRefusal["calendarOutOfRange"]) =>
    `${CALENDARS[calendar]}の日付を求められません。${year}年ではなく、${first}年から${last}年までの日付を入れてください`,
};

/** The grades of a match, for readings. */
export const band = {
  excellent: "たいへん良い",
  good: "良い",
  mixed: "一長一短",
  challenging: "歩み寄りが必要",
};
