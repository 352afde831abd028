import { QuestionInput, Type } from "#sdk";

export const input = Type.Object({
  ...QuestionInput,
  cell: Type.Optional(Type.Integer({ minimum: 1, maximum: 225 })),
});
