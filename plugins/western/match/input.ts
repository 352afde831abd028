import { Birth, Type, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

const person = Type.Object({ ...Birth });
const orb = Type.Optional(Type.Number({ minimum: 0, maximum: 12 }));

export const input = Type.Object({
  a: person,
  b: person,
  orbs: Type.Optional(
    Type.Object({ conjunction: orb, sextile: orb, square: orb, trine: orb, opposition: orb }),
  ),
});

export const CONVENTIONS = { houseSystem: houseSystemConvention("placidus") } as const;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
