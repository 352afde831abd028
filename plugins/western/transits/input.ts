import { Birth, CivilDate, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { houseSystemConvention } from "../core/conventions.ts";
import { MODERN } from "../core/points.ts";

export const input = Type.Object({
  ...Birth,
  from: CivilDate,
  to: CivilDate,
  planets: Type.Optional(Type.Array(oneOf(MODERN.ids), { minItems: 1, uniqueItems: true })),
  aspects: Type.Optional(Type.Array(oneOf(PTOLEMAIC.ids), { minItems: 1, uniqueItems: true })),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("placidus"),
  orb: {
    default: "1",
    options: {
      "1": { source: "Robert Hand, Planets in Transit (1976): within a degree" },
      "2": { source: "Wider practice of modern almanacs" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
