import { Birth, Type, type Conventions } from "#sdk";
import { LATE_ZI } from "#east/calendar/conventions.ts";
import { KOREAN_CLOCK } from "../core/korean_clock.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  clock: KOREAN_CLOCK,
  lateZi: LATE_ZI,
  leapMonth: {
    default: "same",
    options: {
      same: { source: "당사주 books: a leap month is the month that it repeats" },
      half: { source: "readers who give its second half to the month that follows" },
    },
  },
} as const satisfies Conventions;
