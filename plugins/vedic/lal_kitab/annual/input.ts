import { Birth, Type, type InputOf } from "#sdk";
import { CONVENTIONS } from "../shapes.ts";

export { CONVENTIONS };
export const input = Type.Object({
  ...Birth,
  age: Type.Integer({ minimum: 1, maximum: 120 }),
});
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
