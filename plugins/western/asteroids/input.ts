import { Birth, oneOf, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention } from "../core/conventions.ts";

/** Bodies beyond the planets that have an ephemeris here. */
export const MINOR = [
  "ceres",
  "pallas",
  "juno",
  "vesta",
  "chiron",
  "pholus",
  "meanLilith",
  "trueLilith",
  "meanNode",
  "trueNode",
] as const;

export const input = Type.Object({
  ...Birth,
  bodies: Type.Optional(Type.Array(oneOf(MINOR), { minItems: 1, uniqueItems: true })),
});

export const CONVENTIONS = {
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
