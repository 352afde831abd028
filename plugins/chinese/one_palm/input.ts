import { Birth, Gender, Type, type Conventions } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";

export const input = Type.Object({ ...Birth, gender: Gender });

export const CONVENTIONS = {
  clock: CLOCK,
  lateZi: LATE_ZI,
  leapMonth: {
    default: "same",
    options: {
      same: { source: "the month that it repeats, as most hands count" },
      half: { source: "from the sixteenth day the next month, as other hands count" },
    },
  },
  women: {
    default: "backward",
    options: {
      backward: { source: "Damo Yizhang Jing: 男順女逆" },
      forward: { source: "a school that lets men and women run forward alike" },
    },
  },
} as const satisfies Conventions;
