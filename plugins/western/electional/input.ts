import {
  CivilDate,
  CivilTime,
  Latitude,
  Longitude,
  oneOf,
  Type,
  Zone,
  type Convention,
  type InputOf,
} from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";
import { PURPOSE } from "./purposes.ts";

export const input = Type.Object({
  purpose: oneOf(PURPOSE.ids),
  from: CivilDate,
  to: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Latitude,
  longitude: Longitude,
  earliest: Type.Optional(CivilTime),
  latest: Type.Optional(CivilTime),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  natal: Type.Optional(
    Type.Object({
      birthDate: CivilDate,
      birthTime: Type.Optional(CivilTime),
      timezone: Type.Optional(Zone),
      latitude: Type.Optional(Latitude),
      longitude: Type.Optional(Longitude),
    }),
  ),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("regiomontanus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
