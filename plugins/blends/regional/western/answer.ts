import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { momentShape } from "../../core/moment.ts";
import { questionField } from "../../core/question.ts";

export const answer = Type.Object({
  ...blendFields,
  question: questionField,
  moment: momentShape,
});
export type WesternAnswer = Frozen<Static<typeof answer>>;
