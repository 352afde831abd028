import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention, NODE_CONVENTION } from "../core/conventions.ts";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  node: NODE_CONVENTION,
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
