import { oneOf, QuestionInput, Type } from "#sdk";
import { THROW } from "../draw/blocks.ts";
import { RULE } from "./rules.ts";

export const input = Type.Object({
  ...QuestionInput,
  rule: Type.Optional(oneOf(RULE.ids)),
  throws: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  sequence: Type.Optional(Type.Array(oneOf(THROW.ids), { minItems: 1, maxItems: 9 })),
});
