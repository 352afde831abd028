import { Latitude, Longitude, oneOf, Type, Zone, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

export const EVENTS = ["ingress", "lunation", "eclipse"] as const;
export const CARDINAL = ["aries", "cancer", "libra", "capricorn"] as const;

export const input = Type.Object({
  year: Type.Integer({ minimum: -900, maximum: 2900 }),
  event: Type.Optional(oneOf(EVENTS)),
  sign: Type.Optional(oneOf(CARDINAL)),
  number: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  timezone: Type.Optional(Zone),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("regiomontanus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
