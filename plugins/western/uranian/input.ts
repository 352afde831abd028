import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { NODE_CONVENTION } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  orbDeg: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 2 })),
});

export const CONVENTIONS = {
  dial: {
    default: "90",
    options: {
      "90": { source: "A. Witte and L. Lefeldt, Regelwerk für Planetenbilder (1928)" },
      "45": { source: "R. Ebertin; U. Rudolph, Hamburg school" },
      "22.5": { source: "H. Lefeldt, Methodik der astrologischen Häuser und Planetenbilder" },
    },
  },
  node: NODE_CONVENTION,
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
