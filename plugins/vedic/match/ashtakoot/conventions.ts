import { AYANAMSA, POSITIONS } from "../../core/conventions.ts";

/** Schools of the match. */
export const CONVENTIONS = { ayanamsa: AYANAMSA, positions: POSITIONS } as const;
