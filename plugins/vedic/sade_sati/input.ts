import { Birth, CivilDate, Type, type InputOf } from "#sdk";
import { AYANAMSA } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  from: Type.Optional(CivilDate),
  to: Type.Optional(CivilDate),
});
export const CONVENTIONS = { ayanamsa: AYANAMSA } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
