import { Birth, Latitude, Longitude, PlaceInput, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  newPlace: Type.Optional(PlaceInput),
  newLatitude: Type.Optional(Latitude),
  newLongitude: Type.Optional(Longitude),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
