import { oneOf, QuestionInput, Type } from "#sdk";
import { SYLLABLE } from "./dice.ts";

export const input = Type.Object({
  throws: Type.Optional(Type.Array(oneOf(SYLLABLE.ids), { minItems: 2, maxItems: 2 })),
  ...QuestionInput,
});
