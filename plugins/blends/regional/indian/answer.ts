import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { momentShape } from "../../core/moment.ts";
import { questionField } from "../../core/question.ts";
import { houseShape } from "./house.ts";

export const answer = Type.Object({
  ...blendFields,
  question: questionField,
  moment: Type.Union([momentShape, Type.Null()], {
    description: "When and where it was asked; null where nothing is asked",
  }),
  house: houseShape,
});
export type IndianAnswer = Frozen<Static<typeof answer>>;
