import { Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, SUNRISE } from "../../core/conventions.ts";
import { DATE_AND_PLACE } from "../../core/day/almanac_day.ts";

export const input = Type.Object({ ...DATE_AND_PLACE });

/** Where a month ends. */
export const MONTH = {
  default: "amanta",
  options: {
    amanta: { source: "Southern and western India: months end with the new moon" },
    purnimanta: { source: "Northern India: months end with the full moon" },
  },
} as const satisfies Convention;

export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  sunrise: SUNRISE,
  month: MONTH,
  positions: POSITIONS,
} as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
