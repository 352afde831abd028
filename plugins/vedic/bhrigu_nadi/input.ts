import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
});
export const CONVENTIONS = { ayanamsa: AYANAMSA, node: NODE, positions: POSITIONS } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
