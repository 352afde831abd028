import { Birth, CivilDate, Latitude, Longitude, oneOf, Type, Zone, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, SUNRISE } from "../../core/conventions.ts";
import { PURPOSE } from "./purposes.ts";

/** Longest span that is searched, days. */
export const MOST_DAYS = 92;

export const input = Type.Object({
  activity: oneOf(PURPOSE.ids),
  from: CivilDate,
  to: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Latitude,
  longitude: Longitude,
  people: Type.Optional(Type.Array(Type.Object({ ...Birth }), { maxItems: 2 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
export const CONVENTIONS = { sunrise: SUNRISE, ayanamsa: AYANAMSA, positions: POSITIONS } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
