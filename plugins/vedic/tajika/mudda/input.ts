import { Type, type InputOf } from "#sdk";
import { AYANAMSA, NODE } from "../../core/conventions.ts";
import { TAJIKA_INPUT } from "../points.ts";

export const input = Type.Object({ ...TAJIKA_INPUT });
export const CONVENTIONS = { ayanamsa: AYANAMSA, node: NODE } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
