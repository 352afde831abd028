import { Type, type Convention, type InputOf } from "#sdk";

const year = Type.Integer({ minimum: -900, maximum: 2900 });

export const input = Type.Object({ fromYear: year, toYear: year });

export const CONVENTIONS = {
  kind: {
    default: "true",
    options: {
      true: { source: "J. Kepler, De Stella Nova (1606): as they are seen" },
      mean: { source: "Abu Ma'shar, On the Great Conjunctions (9th century): by mean motions" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
