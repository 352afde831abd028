import { Type, type Convention, type InputOf } from "#sdk";
import { SPAN } from "../core/span.ts";

export const input = Type.Object(SPAN);

export const CONVENTIONS = {
  borders: {
    default: "constellations",
    options: {
      constellations: {
        source: "M. Thun, Aussaattage (since 1963): constellations as they are seen",
      },
      sidereal: { source: "Twelve equal signs from the stars, after C. Fagan (1951)" },
      tropical: { source: "Peasants' almanacs: signs from the equinox" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
