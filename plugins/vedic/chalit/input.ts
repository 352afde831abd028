import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = { ayanamsa: AYANAMSA, node: NODE, positions: POSITIONS } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
