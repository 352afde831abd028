import { Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, NODE } from "../../core/conventions.ts";
import { TAJIKA_INPUT } from "../points.ts";
import { CONVENTIONS as SAHAM_CONVENTIONS } from "../sahams/input.ts";

export const input = Type.Object({
  ...TAJIKA_INPUT,
  yearLatitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  yearLongitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  night: Type.Optional(Type.Boolean()),
});
export const CONVENTIONS = {
  between: SAHAM_CONVENTIONS.between,
  ayanamsa: AYANAMSA,
  node: NODE,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
