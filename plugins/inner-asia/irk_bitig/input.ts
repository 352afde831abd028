import { QuestionInput, Type } from "#sdk";

export const input = Type.Object({
  throws: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { minItems: 3, maxItems: 3 }),
  ),
  ...QuestionInput,
});
