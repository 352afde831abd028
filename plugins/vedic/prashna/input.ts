import { Latitude, Longitude, MomentOrNow, QuestionInput, Type, VISIBLE, type InputOf } from "#sdk";
import { AYANAMSA, NODE, POSITIONS, SUNRISE } from "../core/conventions.ts";

export const input = Type.Object({
  ...MomentOrNow,
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  ...QuestionInput,
  question: Type.String({ minLength: 1, maxLength: 500, pattern: VISIBLE }),
  arudhaNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 108 })),
  house: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
});
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
  sunrise: SUNRISE,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
