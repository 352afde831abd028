import { Birth, CivilDate, CivilTime, Type, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, YEAR_DAYS } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  levels: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  from: Type.Optional(CivilDate),
  to: Type.Optional(CivilDate),
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
});
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  yearDays: YEAR_DAYS,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
