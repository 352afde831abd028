import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { NODE_CONVENTION } from "../core/conventions.ts";

const person = Type.Object({ ...Birth });

/** With the two, as many as sit at one table. */
const MOST_OTHERS = 5;

export const input = Type.Object({
  a: person,
  b: person,
  others: Type.Optional(Type.Array(person, { minItems: 1, maxItems: MOST_OTHERS })),
});

export const CONVENTIONS = {
  node: { ...NODE_CONVENTION, default: "true" },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
