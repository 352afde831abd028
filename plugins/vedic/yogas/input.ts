import { Birth, CivilDate, oneOf, Type, type InputOf } from "#sdk";
import { SIGN } from "#lore";
import { AYANAMSA, NODE, POSITIONS, SUNRISE } from "../core/conventions.ts";

const place = {
  sign: oneOf(SIGN.ids),
  degree: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 30 })),
};
const drawn = Type.Optional(Type.Object(place));

/** A birth, or the signs of a drawn chart in its stead. */
export const input = Type.Object({
  ...Birth,
  birthDate: Type.Optional(CivilDate),
  lagna: drawn,
  sun: drawn,
  moon: drawn,
  mars: drawn,
  mercury: drawn,
  jupiter: drawn,
  venus: drawn,
  saturn: drawn,
  rahu: drawn,
  byDay: Type.Optional(Type.Boolean()),
});
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
  sunrise: SUNRISE,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
export type Place = NonNullable<Input["sun"]>;
