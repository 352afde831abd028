import { oneOf, QuestionInput, Type } from "#sdk";
import { SIDE } from "./bones.ts";

export const input = Type.Object({
  bones: Type.Optional(Type.Array(oneOf(SIDE.ids), { minItems: 4, maxItems: 4 })),
  ...QuestionInput,
});
