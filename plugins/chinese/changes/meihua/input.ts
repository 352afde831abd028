import { BRANCH } from "#lore";
import { MomentOrNow, oneOf, QuestionInput, Type, type Convention } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";
import { TRIGRAM } from "../../core/trigrams.ts";

export const input = Type.Object({
  ...MomentOrNow,
  numbers: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), { minItems: 1, maxItems: 3 }),
  ),
  counts: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 999_999 }), { minItems: 1, maxItems: 2 }),
  ),
  strokes: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 999 }), { minItems: 2, maxItems: 2 }),
  ),
  object: Type.Optional(oneOf(TRIGRAM.ids)),
  direction: Type.Optional(oneOf(TRIGRAM.ids)),
  figure: Type.Optional(Type.String({ pattern: "^[01]{6}$" })),
  movingLine: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  surnameStrokes: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  yearBranch: Type.Optional(oneOf(BRANCH.ids)),
  lunarMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  lunarDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  hourBranch: Type.Optional(oneOf(BRANCH.ids)),
  tones: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { minItems: 4, maxItems: 10 }),
  ),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  ...QuestionInput,
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
    with: { source: "Meihua Yishu, wu shu zhan: things counted take the hour" },
  },
} as const satisfies Convention;

export const CONVENTIONS = {
  clock: CLOCK,
  lateZi: LATE_ZI,
  yearStart: YEAR_START,
  addHour: ADD_HOUR,
};
