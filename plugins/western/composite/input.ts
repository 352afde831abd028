import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { houseSystemConvention, NODE_CONVENTION } from "../core/conventions.ts";

const person = Type.Object({ ...Birth });

export const input = Type.Object({ a: person, b: person });

export const CONVENTIONS = {
  method: {
    default: "midpoint",
    options: {
      midpoint: { source: "R. Hand, Planets in Composite (1975), ch. 1" },
      davison: { source: "R. Davison, Synastry (1977), part 3" },
    },
  },
  houses: {
    default: "cusps",
    options: {
      cusps: { source: "J. Townley, The Composite Chart (1974)" },
      midheaven: { source: "R. Hand, Planets in Composite (1975), ch. 1" },
    },
  },
  houseSystem: houseSystemConvention("placidus"),
  node: NODE_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
