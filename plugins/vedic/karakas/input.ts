import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, KARAKA_SCHEME, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  karakaScheme: KARAKA_SCHEME,
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
