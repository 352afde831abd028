import { Birth, oneOf, Type } from "#sdk";
import { BODIES } from "#sky";
import { NODE_CONVENTION } from "../core/conventions.ts";

export const input = Type.Object({
  ...Birth,
  orbDeg: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
  bodies: Type.Optional(Type.Array(oneOf(BODIES), { maxItems: BODIES.length, uniqueItems: true })),
  includeNode: Type.Optional(Type.Boolean()),
});

export const CONVENTIONS = { node: NODE_CONVENTION } as const;
