import { Birth, CivilDate, CivilTime, Type, type InputOf } from "#sdk";
import { ASHTAKAVARGA, AYANAMSA, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
});
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  node: NODE,
  ashtakavargaTable: ASHTAKAVARGA,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
