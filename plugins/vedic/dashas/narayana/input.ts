import { Type, type InputOf } from "#sdk";
import { AYANAMSA, CO_LORDS, NODE, POSITIONS, YEAR_DAYS } from "../../core/conventions.ts";
import { DASHA_INPUT } from "../periods.ts";

export const input = Type.Object({ ...DASHA_INPUT });
export const CONVENTIONS = {
  coLords: { ...CO_LORDS, default: "stronger" },
  ayanamsa: AYANAMSA,
  node: NODE,
  yearDays: YEAR_DAYS,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
