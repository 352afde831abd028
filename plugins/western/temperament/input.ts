import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  natures: {
    default: "byPhase",
    options: {
      byPhase: {
        source: "W. Lilly, Christian Astrology (1647), p. 532: oriental or occidental of the Sun",
      },
      byPlanet: { source: "Ptolemy, Tetrabiblos I.4; the program flatlib" },
    },
  },
  nativityLord: {
    default: "counted",
    options: {
      counted: { source: "W. Lilly, Christian Astrology (1647), p. 533" },
      leftOut: { source: "D. G. Greenbaum, Temperament (2005); the program flatlib" },
    },
  },
  houseSystem: houseSystemConvention("regiomontanus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
