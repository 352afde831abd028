import { QuestionInput, Type } from "#sdk";

export const input = Type.Object({
  heaps: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { minItems: 9, maxItems: 9 }),
  ),
  ...QuestionInput,
});

/** What may be wrong with fields dealt by hand. */
export type Issues = { notDealt: { row: "head" | "heart" | "feet"; sum: number } };
