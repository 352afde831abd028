import { CivilDate, Type } from "#sdk";

/** Input of a religious calendar: a civil date in China. */
export const input = Type.Object({ date: CivilDate });

/** The lunar date, as both calendars show it. */
export const lunarDate = Type.Object(
  {
    year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
    month: Type.Integer({ minimum: 1, maximum: 12, description: "Lunar month" }),
    isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
    day: Type.Integer({ minimum: 1, maximum: 30, description: "Lunar day" }),
    monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
    native: Type.String({ description: "The lunar date as it is written in Chinese" }),
  },
  { description: "The lunar date" },
);
