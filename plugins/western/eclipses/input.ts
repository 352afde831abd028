import { Type, type Convention, type InputOf } from "#sdk";
import { SPAN } from "../core/span.ts";

export const input = Type.Object({
  ...SPAN,
});

export const CONVENTIONS = {
  penumbral: {
    default: "listed",
    options: {
      listed: { source: "F. Espenak and J. Meeus, Five Millennium Canon of Lunar Eclipses (2009)" },
      leftOut: { source: "Ancient canons, which know no penumbra: Ptolemy, Almagest VI" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
