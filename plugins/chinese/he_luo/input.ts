import { Birth, Gender, Type, type Conventions } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  year: Type.Optional(Type.Integer({ minimum: -900, maximum: 2990 })),
});

export const CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  sovereigns: {
    default: "kept",
    options: {
      kept: {
        source: "Heluo Lishu 1: 坎 屯 蹇 with the fifth or sixth line, by the half of the year",
      },
      exchanged: { source: "hands that let every figure change its trigrams" },
    },
  },
} as const satisfies Conventions;
