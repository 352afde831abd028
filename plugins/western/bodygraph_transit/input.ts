import { Birth, Type, type Convention, type InputOf } from "#sdk";
import { NODE_CONVENTION } from "../core/conventions.ts";
import { TARGET } from "../core/target_date.ts";

export const input = Type.Object({ ...Birth, ...TARGET });

export const CONVENTIONS = {
  node: { ...NODE_CONVENTION, default: "true" },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
