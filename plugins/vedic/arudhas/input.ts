import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, CO_LORDS, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  coLords: CO_LORDS,
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
