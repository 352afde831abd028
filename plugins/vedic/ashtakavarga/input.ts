import { Birth, Type, type InputOf } from "#sdk";
import {
  ASHTAKAVARGA,
  AYANAMSA,
  LAGNA_OCCUPIES,
  POSITIONS,
  VIRGO_MULTIPLIER,
} from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  ashtakavargaTable: ASHTAKAVARGA,
  virgoMultiplier: VIRGO_MULTIPLIER,
  lagnaOccupies: LAGNA_OCCUPIES,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
