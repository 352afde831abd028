import { oneOf, QuestionInput, Type } from "#sdk";
import { THROW } from "./terms.ts";

export const input = Type.Object({
  throws: Type.Optional(Type.Array(oneOf(THROW.ids), { minItems: 3, maxItems: 3 })),
  ...QuestionInput,
});
