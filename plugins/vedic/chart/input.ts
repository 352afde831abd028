import { Birth, CivilDate, CivilTime, Type, type InputOf } from "#sdk";
import {
  ASHTAKAVARGA,
  AYANAMSA,
  HOUSE_SYSTEM,
  KARAKA_SCHEME,
  CO_LORDS,
  LAGNA_OCCUPIES,
  NODE,
  PARALLAX,
  POSITIONS,
  SUNRISE,
  VIRGO_MULTIPLIER,
  YEAR_DAYS,
} from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
});

export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  node: NODE,
  houseSystem: HOUSE_SYSTEM,
  yearDays: YEAR_DAYS,
  karakaScheme: KARAKA_SCHEME,
  sunrise: SUNRISE,
  ashtakavargaTable: ASHTAKAVARGA,
  virgoMultiplier: VIRGO_MULTIPLIER,
  lagnaOccupies: LAGNA_OCCUPIES,
  coLords: CO_LORDS,
  positions: POSITIONS,
  parallax: PARALLAX,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
