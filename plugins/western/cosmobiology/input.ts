import { Birth, Type, type InputOf } from "#sdk";
import { NODE_CONVENTION } from "../core/conventions.ts";
import { TARGET } from "../core/target_date.ts";

export const input = Type.Object({
  ...Birth,
  ...TARGET,
  orbDeg: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
  ariesPoint: Type.Optional(Type.Boolean()),
  transneptunians: Type.Optional(Type.Boolean()),
});

export const CONVENTIONS = { node: NODE_CONVENTION } as const;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
