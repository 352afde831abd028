import { MomentOrNow, oneOf, Question, Type } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "../../calendar/conventions.ts";
import { TOPIC } from "./terms.ts";

const sixOf = (minimum: number, maximum: number) =>
  Type.Optional(Type.Array(Type.Integer({ minimum, maximum }), { minItems: 6, maxItems: 6 }));

export const input = Type.Object({
  ...MomentOrNow,
  lines: sixOf(6, 9),
  coins: sixOf(0, 3),
  topic: Type.Optional(oneOf(TOPIC.ids)),
  question: Question,
});

export const CONVENTIONS = { clock: CLOCK, dayBoundary: DAY_BOUNDARY };
