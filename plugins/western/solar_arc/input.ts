import { Birth, CivilDate, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention, NODE_CONVENTION } from "../core/conventions.ts";
import { TARGET } from "../core/target_date.ts";
import { ARC_ASPECTS } from "./rules.ts";

export const input = Type.Object({
  ...Birth,
  ...TARGET,
  from: Type.Optional(CivilDate),
  to: Type.Optional(CivilDate),
  aspects: Type.Optional(Type.Array(oneOf(ARC_ASPECTS), { minItems: 1, uniqueItems: true })),
});

export const CONVENTIONS = {
  arc: {
    default: "true",
    options: {
      true: { source: "A. Witte; N. Tyl, Solar Arcs (2001): the progressed Sun's own motion" },
      naibod: { source: "V. Naibod (1560): 59'08\" a year" },
    },
  },
  node: NODE_CONVENTION,
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
