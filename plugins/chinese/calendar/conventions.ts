/** Points of reckoning on which the schools of several procedures differ. */
import type { Convention as OldConvention } from "#old";
import { vocabulary } from "#sdk";

/** By which clock the day and the hour are reckoned. */
export const CLOCK = {
  title: { en: "Clock for day and hour", zhHant: "日時所用之鐘" },
  default: (input) => (typeof input["longitude"] === "number" ? "true" : "civil"),
  defaultRule: {
    en: "true solar time where a longitude is given, else the civil clock without daylight saving",
    zhHant: "有經度者用真太陽時，否則用扣除夏令時間之民用時",
  },
  options: {
    civil: {
      title: { en: "Civil clock without daylight saving", zhHant: "民用時（扣除夏令時間）" },
      source: "common practice of printed almanacs",
    },
    mean: {
      title: { en: "Local mean solar time", zhHant: "地方平太陽時" },
      source: "four minutes per degree from the zone's meridian",
    },
    true: {
      title: { en: "True solar time, as a sundial shows it", zhHant: "真太陽時（日晷時）" },
      source: "mean solar time with the equation of time; shi ke by sundial in Sanming Tonghui",
    },
  },
} as const satisfies OldConvention;

/** When the day begins. */
export const DAY_BOUNDARY = {
  title: { en: "Start of the day", zhHant: "日柱換日" },
  default: "23:00",
  options: {
    "23:00": {
      title: { en: "At 23:00, with the zi hour", zhHant: "子初（二十三時）換日" },
      source: "Sanming Tonghui; majority practice",
    },
    splitZi: {
      title: {
        en: "At midnight; 23:00-24:00 is late zi with the next day's hour stem",
        zhHant: "早晚子時：夜子時屬當日，時干用次日",
      },
      source: "Xingping Huihai; Wang Li's and Hong Kong practice of early and late zi",
    },
    midnight: {
      title: {
        en: "At midnight, day and hour stem together",
        zhHant: "子正（零時）換日，時干同日",
      },
      source: "some modern calendars",
    },
  },
} as const satisfies OldConvention;

/** When the year of the year pillar begins. */
export const YEAR_BOUNDARY = {
  title: { en: "Start of the year", zhHant: "年柱換年" },
  default: "liChun",
  options: {
    liChun: {
      title: { en: "At the instant of li chun", zhHant: "立春交節" },
      source: "Yuanhai Ziping; Sanming Tonghui",
    },
    lunarNewYear: {
      title: { en: "On lunar new year's day", zhHant: "正月初一" },
      source: "popular zodiac reckoning",
    },
    winterSolstice: {
      title: { en: "At the instant of the winter solstice", zhHant: "冬至交氣" },
      source: "zi-month schools of calendar reckoning; rare",
    },
  },
} as const satisfies OldConvention;

/** Ids of the clocks. */
export type ClockName = keyof (typeof CLOCK)["options"];
/** Ids of the day boundaries. */
export type DayBoundary = keyof (typeof DAY_BOUNDARY)["options"];
/** Ids of the year boundaries. */
export type YearBoundary = keyof (typeof YEAR_BOUNDARY)["options"];

/** The clocks as answers name them. */
export const CLOCK_NAME = vocabulary("clock", ["civil", "mean", "true"]);
