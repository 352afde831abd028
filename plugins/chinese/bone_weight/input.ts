import { Birth, Type, type Convention } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";

export const input = Type.Object({ ...Birth });

/** Which month a leap month is weighed as. */
const LEAP_MONTH = {
  default: "same",
  options: { same: { source: "majority practice" }, half: { source: "some practitioners" } },
} as const satisfies Convention;

/** Which print of the disputed weights is followed. */
const PRINT = {
  default: "common",
  options: {
    common: { source: "five public tables" },
    variant: {
      source: "丁酉 4, 戊戌 15, 庚戌 6, 丙辰 7, 丁巳 7, 癸亥 6, hour 戌 11",
    },
  },
} as const satisfies Convention;

export const CONVENTIONS = {
  clock: CLOCK,
  lateZi: LATE_ZI,
  leapMonth: LEAP_MONTH,
  print: PRINT,
};
