import { Birth, Type, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, SUNRISE } from "../../core/conventions.ts";
import { DATE_AND_PLACE } from "../../core/day/almanac_day.ts";

export const input = Type.Object({
  ...DATE_AND_PLACE,
  birth: Type.Object({ ...Birth }),
});
export const CONVENTIONS = { sunrise: SUNRISE, ayanamsa: AYANAMSA, positions: POSITIONS } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
