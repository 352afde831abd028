import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { MODERN } from "../core/points.ts";
import { SPAN } from "../core/span.ts";
import { EVENT } from "./answer.ts";

export const input = Type.Object({
  ...SPAN,
  kinds: Type.Optional(Type.Array(oneOf(EVENT.ids), { minItems: 1, uniqueItems: true })),
  planets: Type.Optional(Type.Array(oneOf(MODERN.ids), { minItems: 1, uniqueItems: true })),
});

export const CONVENTIONS = {
  voidRule: {
    default: "classical",
    options: {
      classical: { source: "W. Lilly, Christian Astrology (1647), p. 112: the seven planets" },
      modern: { source: "Modern almanacs: Uranus, Neptune and Pluto as well" },
      hellenistic: { source: "Porphyry, Introduction 23: thirty degrees without an aspect" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
