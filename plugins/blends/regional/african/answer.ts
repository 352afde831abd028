import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { questionField } from "../../core/question.ts";

export const answer = Type.Object({
  ...blendFields,
  question: questionField,
});
export type AfricanAnswer = Frozen<Static<typeof answer>>;
