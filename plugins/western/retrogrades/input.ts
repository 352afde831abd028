import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { SPAN } from "../core/span.ts";

/** Planets that turn. */
export const TURNING = [
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;

export const input = Type.Object({
  ...SPAN,
  planets: Type.Optional(Type.Array(oneOf(TURNING), { minItems: 1, uniqueItems: true })),
});

export const CONVENTIONS = {
  shadow: {
    default: "longitudes",
    options: {
      longitudes: { source: "Robert Hand, Planets in Transit (1976)" },
      none: { source: "Ancient stations alone: Ptolemy, Almagest XII" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
