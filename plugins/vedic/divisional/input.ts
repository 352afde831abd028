import { Birth, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, NODE, POSITIONS } from "../core/conventions.ts";
import { VARGA_IDS } from "../core/vargas.ts";

export const input = Type.Object({ ...Birth, division: oneOf(VARGA_IDS) });
export const CONVENTIONS = {
  rule: {
    default: "parashara",
    options: {
      parashara: { source: "Brihat Parashara Hora Shastra 6" },
      parivritti: {
        source:
          "Cyclical division: the parts of the zodiac take the signs in turn; Jagannatha Hora",
      },
    },
  },
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
