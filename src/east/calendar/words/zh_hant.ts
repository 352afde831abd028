/** 數種術數共用之曆法詞句，繁體中文。 */
import type { Translation } from "#sdk";
import { natives } from "../../natives.ts";
import { SOLAR_TERM } from "../solar_terms.ts";
import type * as en from "./en.ts";

export const place: typeof en.place = { year: "年", month: "月", day: "日", hour: "時" };
export const solarTerm = natives(SOLAR_TERM);

/** 日時所用之鐘。 */
export const clock: typeof en.clock = {
  civil: "民用時（扣除夏令時間）",
  mean: "地方平太陽時",
  true: "真太陽時",
};

/** 節氣及其時刻之欄名。 */
export const termFields: Translation<typeof en.termFields> = {
  term: "節氣",
  longitudeDeg: "太陽黃經",
  utc: "世界時",
  local: "當地時間",
  days: "距節氣日數",
};

export const conventions: Translation<typeof en.conventions> = {
  clock: {
    title: "日時所用之鐘",
    rule: "有經度者用真太陽時，否則用扣除夏令時間之民用時",
    options: {
      civil: "民用時（扣除夏令時間）",
      mean: "地方平太陽時",
      true: "真太陽時（日晷時）",
    },
  },
  dayBoundary: {
    title: "日柱換日",
    options: {
      "23:00": "子初（二十三時）換日",
      splitZi: "早晚子時：夜子時屬當日，時干用次日",
      midnight: "子正（零時）換日，時干同日",
    },
  },
  yearBoundary: {
    title: "年柱換年",
    options: { liChun: "立春交節", lunarNewYear: "正月初一", winterSolstice: "冬至交氣" },
  },
  lateZi: { title: "夜子時", options: { nextDay: "作次日", sameDay: "作當日" } },
};

/** 臨近年月日時之交者。 */
export const phrases: Translation<typeof en.phrases> = {
  nearJie: ({ term, seconds, side }) =>
    `此刻距${solarTerm[term]}交節${side === "before" ? "前" : "後"} ${seconds} 秒，月柱於此更換`,
  nearMidnight: "命盤之鐘距子正不足二分，日柱於此更換",
  near23: "命盤之鐘距子初不足二分，日柱於此更換",
  nearDoubleHour: "命盤之鐘距時辰之交不足二分，時柱於此更換",
  hourSpansTwo: "僅提供鐘點，而該鐘點在命盤之鐘上跨兩個時辰，今取半點之柱",
};

export const refusals: Translation<typeof en.refusals> = {
  longitudeNeeded: {
    when: "所用之鐘為平太陽時或真太陽時，而未提供經度",
    says: ({ clock: asked }) => `無法以${clock[asked]}推算：未提供經度`,
  },
  yearOutOfRange: {
    when: "時刻早於 1646 年，無農曆可據",
    says: ({ year }) => `無法換算農曆：所給為 ${year} 年，須在 1646 年以後`,
  },
};
