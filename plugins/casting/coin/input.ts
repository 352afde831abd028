import { oneOf, QuestionInput, Type } from "#sdk";
import { DOMAIN, FLIP_COUNTS, SIDE } from "./flips.ts";

export const input = Type.Object({
  ...QuestionInput,
  domain: Type.Optional(oneOf(DOMAIN.ids)),
  weight: Type.Optional(Type.Number({ minimum: 0.05, maximum: 0.95 })),
  flips: Type.Optional(Type.Union(FLIP_COUNTS.map((count) => Type.Literal(count)))),
  sequence: Type.Optional(Type.Array(oneOf(SIDE.ids), { minItems: 1, maxItems: 9 })),
});
