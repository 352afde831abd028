import { Type, type InputOf } from "#sdk";
import { SUNRISE } from "../../core/conventions.ts";
import { DATE_AND_PLACE } from "../../core/day/almanac_day.ts";

export const input = Type.Object({ ...DATE_AND_PLACE });
export const CONVENTIONS = { sunrise: SUNRISE } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
