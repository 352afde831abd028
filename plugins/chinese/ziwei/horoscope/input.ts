import { Birth, CivilDate, CivilTime, Gender, Type, type Conventions } from "#sdk";
import { ZIWEI_CONVENTIONS } from "../chart/conventions.ts";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  targetDate: CivilDate,
  targetTime: Type.Optional(CivilTime),
});

const { clock, yearBoundary, leapMonth, lateZi, transformations } = ZIWEI_CONVENTIONS;

export const CONVENTIONS = {
  clock,
  yearBoundary,
  leapMonth,
  lateZi,
  transformations,
  /** When the nominal age, and with it decade and minor limit, turns. */
  ageTurns: {
    default: "newYear",
    options: {
      newYear: { source: "Ziwei Doushu Quanshu; iztro default" },
      birthday: { source: "modern schools that count from lunar birthday to lunar birthday" },
    },
  },
} as const satisfies Conventions;
