import { Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, CO_LORDS, NODE, POSITIONS, YEAR_DAYS } from "../../core/conventions.ts";
import { DASHA_INPUT } from "../periods.ts";

export const input = Type.Object({ ...DASHA_INPUT });
export const CONVENTIONS = {
  rule: {
    default: "rao",
    options: {
      rao: { source: "K. N. Rao, Predicting Through Jaimini's Chara Dasha (1995)" },
      parashara: { source: "Brihat Parashara Hora Shastra 46" },
    },
  },
  coLords: CO_LORDS,
  ayanamsa: AYANAMSA,
  node: NODE,
  yearDays: YEAR_DAYS,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
