import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { AYANAMSA, POSITIONS, SUNRISE } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });
export const CONVENTIONS = {
  gulikaStart: {
    default: "begin",
    options: {
      begin: { source: "Brihat Parashara Hora Shastra 3.69: the beginning of Saturn's part" },
      middle: { source: "P. V. R. Narasimha Rao, Vedic Astrology (2001), ch. 4" },
    },
  },
  mandiStart: {
    default: "ghatis",
    options: {
      ghatis: { source: "Phaladeepika XXV: 26, 22, 18, 14, 10, 6, 2 of thirty parts" },
      begin: { source: "P. V. R. Narasimha Rao, Vedic Astrology (2001), ch. 4" },
      middle: { source: "Jagannatha Hora and PyJHora" },
    },
  },
  lordless: {
    default: "last",
    options: {
      last: { source: "Brihat Parashara Hora Shastra 3.66-68: the eighth part has no lord" },
      afterSaturn: { source: "Jagannatha Hora and PyJHora: the part after Saturn's has none" },
    },
  },
  sunrise: SUNRISE,
  ayanamsa: AYANAMSA,
  positions: POSITIONS,
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
