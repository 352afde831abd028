import { Latitude, Longitude, Type, Zone, type InputOf } from "#sdk";
import { AYANAMSA, SUNRISE } from "../../core/conventions.ts";
import { MONTH } from "../../panchanga/daily/input.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: 1, maximum: 2900 }),
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
});
export const CONVENTIONS = { month: MONTH, ayanamsa: AYANAMSA, sunrise: SUNRISE } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
