import { Birth, Gender, Type, type Conventions } from "#sdk";
import { BAZI_CONVENTIONS } from "../chart/conventions.ts";
import { GivenPillars } from "../chart/input.ts";

export const input = Type.Object({
  ...Birth,
  birthDate: Type.Optional(Birth.birthDate),
  pillars: Type.Optional(GivenPillars),
  gender: Type.Optional(Gender),
});

const { clock, dayBoundary, yearBoundary, noble, yinBlade } = BAZI_CONVENTIONS;

export const CONVENTIONS = {
  clock,
  dayBoundary,
  yearBoundary,
  noble,
  yinBlade,
  stems: {
    default: "day",
    options: {
      day: { source: "Yuanhai Ziping: the day is the person" },
      dayAndYear: { source: "Sanming Tonghui 2-3: by the stem of the year and of the day" },
    },
  },
} as const satisfies Conventions;
