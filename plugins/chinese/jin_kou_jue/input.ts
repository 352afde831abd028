import { BRANCH } from "#lore";
import { MomentOrNow, oneOf, QuestionInput, Type, type Conventions } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

export const input = Type.Object({
  ...MomentOrNow,
  position: oneOf(BRANCH.ids),
  dayNight: Type.Optional(oneOf(["day", "night"])),
  ...QuestionInput,
});

export const CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  general: {
    default: "zhongQi",
    options: {
      zhongQi: {
        source: "Liuren Shenke Jinkoujue: the general changes with the Sun at each mid-term",
      },
      month: {
        source: "modern teachers: the branch that combines with the month, from its first term",
      },
    },
  },
} as const satisfies Conventions;
