import { Type, type Convention, type InputOf } from "#sdk";
import { SPAN } from "../core/span.ts";

export const input = Type.Object({ ...SPAN });

export const CONVENTIONS = {
  rule: {
    default: "classical",
    options: {
      classical: { source: "W. Lilly, Christian Astrology (1647), p. 112: the seven planets" },
      modern: { source: "Modern almanacs: Uranus, Neptune and Pluto as well" },
      hellenistic: {
        source: "Antiochus; Porphyry, Introduction 23: no aspect within the next thirty degrees",
      },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
