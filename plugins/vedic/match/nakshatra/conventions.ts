import { AYANAMSA, POSITIONS } from "../../core/conventions.ts";

/** Schools of the match. */
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  positions: POSITIONS,
  streeDeergha: {
    default: "13",
    options: {
      "13": { source: "Kala Prakashika, vivaha" },
      "15": { source: "Strict Tamil custom" },
      "7": { source: "Lenient custom, as B. V. Raman, Muhurta, reports it" },
    },
  },
} as const;
