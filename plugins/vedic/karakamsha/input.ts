import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, KARAKA_SCHEME, NODE, POSITIONS } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  readIn: {
    default: "navamsha",
    options: {
      navamsha: { source: "Jaimini Upadesha Sutra 1.2, as Nilakantha and S. Rath read it" },
      rashi: { source: "K. N. Rao: the sign of the karakamsha carried into the birth chart" },
    },
  },
  karakaScheme: KARAKA_SCHEME,
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
