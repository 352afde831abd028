import { oneOf, Type, type Frozen, type Static } from "#sdk";
import { SIGN } from "#lore";

const place = Type.Object({
  sign: oneOf(SIGN.ids),
  degree: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 30 })),
});

export const input = Type.Object({
  lagna: Type.Optional(place),
  sun: place,
  moon: place,
  mars: place,
  mercury: place,
  jupiter: place,
  venus: place,
  saturn: place,
  rahu: Type.Optional(place),
  byDay: Type.Optional(Type.Boolean()),
});
export type Input = Frozen<Static<typeof input>>;
export type Place = Input["sun"];
