import { QuestionInput, Type } from "#sdk";

const count = Type.Integer({ minimum: 0, maximum: 4 });

export const input = Type.Object({
  counts: Type.Optional(Type.Object({ upper: count, middle: count, lower: count })),
  ...QuestionInput,
});
