import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { questionField } from "../../core/question.ts";
import { houseShape } from "./house.ts";

export const answer = Type.Object({
  ...blendFields,
  question: questionField,
  house: houseShape,
});
export type IndianAnswer = Frozen<Static<typeof answer>>;
