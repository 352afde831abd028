import { Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS } from "../../core/conventions.ts";
import { person } from "../input.ts";

export const input = Type.Object({ bride: person, groom: person });
export const CONVENTIONS = {
  ayanamsa: AYANAMSA,
  positions: POSITIONS,
  streeDeergha: {
    default: "13",
    options: {
      "13": { source: "Kalaprakashika, vivaha" },
      "7": { source: "Tamil panchangams, as PyJHora's southern method" },
      "15": { source: "Strict Tamil custom" },
    },
  },
  lords: {
    default: "yavana",
    options: {
      yavana: { source: "Tamil panchangams, by Brihat Jataka II.15" },
      natural: { source: "Brihat Parashara Hora Shastra 3: natural friendship" },
    },
  },
  rajju: {
    default: "part",
    options: {
      part: { source: "Kalaprakashika: one part of the body for both is refused" },
      ascent: { source: "Tamil panchangams: refused only where both climb or both come down" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
