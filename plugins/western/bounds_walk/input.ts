import { Birth, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { BOUNDS_CONVENTION } from "../core/dignities.ts";
import { TARGET } from "../core/target_date.ts";
import { WALKER } from "./rules.ts";

export const input = Type.Object({
  ...Birth,
  ...TARGET,
  point: Type.Optional(oneOf(WALKER.ids)),
  toAge: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
});

export const CONVENTIONS = {
  bounds: BOUNDS_CONVENTION,
  key: {
    default: "ptolemy",
    options: {
      ptolemy: { source: "Ptolemy, Tetrabiblos III.10: a degree a year" },
      naibod: { source: "V. Naibod (1560): 59'08\" a year" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
