import { AYANAMSA } from "../../core/conventions.ts";

/** Schools of the match. */
export const CONVENTIONS = { ayanamsa: AYANAMSA } as const;
