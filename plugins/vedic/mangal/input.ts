import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth, partner: Type.Optional(Type.Object({ ...Birth })) });
export const CONVENTIONS = { ayanamsa: AYANAMSA, positions: POSITIONS } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
