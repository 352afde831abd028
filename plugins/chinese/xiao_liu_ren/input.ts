import { MomentOrNow, QuestionInput, Type } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";

export const input = Type.Object({
  ...MomentOrNow,
  numbers: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), {
      minItems: 3,
      maxItems: 3,
    }),
  ),
  ...QuestionInput,
});

export const CONVENTIONS = { clock: CLOCK, lateZi: LATE_ZI };
