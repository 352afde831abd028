import { Type, type InputOf } from "#sdk";
import { AYANAMSA, SUNRISE } from "../../core/conventions.ts";
import { input as festivalInput } from "../festival_year/input.ts";

export const input = Type.Object({ ...festivalInput.properties });
export const CONVENTIONS = { ayanamsa: AYANAMSA, sunrise: SUNRISE } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
