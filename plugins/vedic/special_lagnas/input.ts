import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, SUNRISE } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  varnada: {
    default: "byLagna",
    options: {
      byLagna: { source: "B. V. Raman, Studies in Jaimini Astrology (1950): by the lagna's foot" },
      byCount: {
        source: "Brihat Parashara Hora Shastra 5, as G. C. Sharma reads it: by the count",
      },
    },
  },
  sunrise: SUNRISE,
  ayanamsa: AYANAMSA,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
