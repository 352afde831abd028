import { MomentOrNow, Question, Type, type Convention } from "#sdk";
import { CLOCK, LATE_ZI } from "../../calendar/conventions.ts";

export const input = Type.Object({
  ...MomentOrNow,
  numbers: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), { minItems: 1, maxItems: 3 }),
  ),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  question: Question,
});

/** When the year that is counted begins. */
const YEAR_START = {
  default: "lunarNewYear",
  options: {
    lunarNewYear: { source: "Meihua Yishu" },
    liChun: { source: "some modern schools" },
  },
} as const satisfies Convention;

/** Whether the hour counts beside numbers or a text. */
const ADD_HOUR = {
  default: "without",
  options: {
    without: { source: "two and three numbers as commonly taught" },
    with: { source: "Meihua Yishu, zi zhan" },
  },
} as const satisfies Convention;

export const CONVENTIONS = {
  clock: CLOCK,
  lateZi: LATE_ZI,
  yearStart: YEAR_START,
  addHour: ADD_HOUR,
};
