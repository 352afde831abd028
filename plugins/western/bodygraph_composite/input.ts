import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { NODE_CONVENTION } from "../core/conventions.ts";

const person = Type.Object({ ...Birth });

export const input = Type.Object({ a: person, b: person });

export const CONVENTIONS = {
  node: { ...NODE_CONVENTION, default: "true" },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
