import { oneOf, QuestionInput, Type } from "#sdk";
import { TOPIC } from "./falls.ts";

export const input = Type.Object({
  falls: Type.Optional(Type.Array(Type.Boolean(), { minItems: 4, maxItems: 4 })),
  topic: Type.Optional(oneOf(TOPIC.ids)),
  ...QuestionInput,
});
