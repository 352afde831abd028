import { MomentOrNow, oneOf, Type } from "#sdk";
import { COUNT } from "./rules.ts";

export const input = Type.Object({
  ...MomentOrNow,
  number: Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
  kind: Type.Optional(oneOf(COUNT.ids)),
});
export type Issues = { tooFar: {} };
