import { Type, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, YEAR_DAYS } from "../../core/conventions.ts";
import { DASHA_INPUT } from "../periods.ts";

export const input = Type.Object({ ...DASHA_INPUT });
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  yearDays: YEAR_DAYS,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
