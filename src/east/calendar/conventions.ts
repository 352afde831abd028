/** Points of reckoning on which the schools of several procedures differ. */
import { vocabulary, type Convention } from "#sdk";

/** By which clock the day and the hour are reckoned. */
export const CLOCK = {
  default: (input) => (typeof input["longitude"] === "number" ? "true" : "civil"),
  options: {
    civil: { source: "common practice of printed almanacs" },
    mean: { source: "four minutes per degree from the zone's meridian" },
    true: {
      source: "mean solar time with the equation of time; shi ke by sundial in Sanming Tonghui",
    },
  },
} as const satisfies Convention;

/** When the day begins. */
export const DAY_BOUNDARY = {
  default: "23:00",
  options: {
    "23:00": { source: "Sanming Tonghui; majority practice" },
    splitZi: {
      source: "Xingping Huihai; Wang Li's and Hong Kong practice of early and late zi",
    },
    midnight: { source: "some modern calendars" },
  },
} as const satisfies Convention;

/** When the year of the year pillar begins. */
export const YEAR_BOUNDARY = {
  default: "liChun",
  options: {
    liChun: { source: "Yuanhai Ziping; Sanming Tonghui" },
    lunarNewYear: { source: "popular zodiac reckoning" },
    winterSolstice: { source: "zi-month schools of calendar reckoning; rare" },
  },
} as const satisfies Convention;

/** To which lunar day 23:00-24:00 counts. */
export const LATE_ZI = {
  default: "nextDay",
  options: {
    nextDay: { source: "majority practice: the day begins with the zi hour" },
    sameDay: { source: "schools of early and late zi" },
  },
} as const satisfies Convention;

/** Ids of the clocks. */
export type ClockName = keyof (typeof CLOCK)["options"];
/** Ids of the day boundaries. */
export type DayBoundary = keyof (typeof DAY_BOUNDARY)["options"];
/** Ids of the year boundaries. */
export type YearBoundary = keyof (typeof YEAR_BOUNDARY)["options"];

/** The clocks as answers name them. */
export const CLOCK_NAME = vocabulary("clock", ["civil", "mean", "true"]);
