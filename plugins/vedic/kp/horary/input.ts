import { MomentOrNow, Question, Type, type InputOf } from "#sdk";
import { KP_CONVENTIONS } from "../shapes.ts";

export const input = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 249 }),
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  question: Question,
  ...MomentOrNow,
});
export const CONVENTIONS = KP_CONVENTIONS;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
