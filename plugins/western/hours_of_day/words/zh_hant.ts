import * as core from "../../core/words/zh_hant.ts";
import type { HoursWords } from "./en.ts";

const { sun, moon, mercury, venus, mars, jupiter, saturn } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn };
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);

export const zhHant: HoursWords = {
  title: "行星時",
  summary: "自當地日出起，一晝夜二十四行星時",
  fields: {
    ...core.when,
    dayRuler: "日主",
    nightRuler: "夜主",
    sunrise: "日出",
    sunset: "日落",
    nextSunrise: "次日日出",
    dayHourMinutes: "晝時長（分）",
    nightHourMinutes: "夜時長（分）",
    hours: "各時",
    number: "時序",
    byDay: "晝時",
    ruler: "時主",
    ends: "迄",
  },
  terms: { body },
  conventions: {
    sunrise: {
      title: "日出",
      options: { centre: "日心臨真地平", upperLimb: "日面上緣並計蒙氣差" },
    },
  },
  refusals: {
    "sun-keeps-up-or-down": {
      when: "該地當日太陽不升或不落",
      says: ({ date }) => `${date} 前後該地太陽不升或不落，無從分時，請改填日期或地點`,
    },
  },
  reading: ({
    dayRuler,
    nightRuler,
    sunrise,
    sunset,
    nextSunrise,
    dayHourMinutes,
    nightHourMinutes,
  }) => [
    `此日屬${body[dayRuler]}，晝時自 ${clock(sunrise)} 起，每時 ${Math.round(dayHourMinutes)} 分；${clock(sunset)} 入夜，此夜屬${body[nightRuler]}，每時 ${Math.round(nightHourMinutes)} 分，至次日 ${clock(nextSunrise)} 日出為止。`,
  ],
  picture: {
    title: "行星時",
    desc: ({ hours }) => hours.map((hour) => `${clock(hour)} ${body[hour.ruler]}`).join("、"),
  },
};
