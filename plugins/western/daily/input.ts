import { CivilDate, Latitude, Longitude, oneOf, Type, Zone, type InputOf } from "#sdk";
import { SIGN } from "#lore";
import { PERIOD } from "./answer.ts";

export const input = Type.Object({
  sign: Type.Optional(oneOf(SIGN.ids)),
  birthDate: Type.Optional(CivilDate),
  period: Type.Optional(oneOf(PERIOD.ids)),
  date: Type.Optional(CivilDate),
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
});
export const CONVENTIONS = {} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
