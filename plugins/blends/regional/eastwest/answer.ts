import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { momentShape } from "../../core/moment.ts";
import { questionField } from "../../core/question.ts";
import { regionsShape } from "../regions.ts";

export const answer = Type.Object({
  ...blendFields,
  question: questionField,
  moment: momentShape,
  regions: regionsShape,
});
export type EastwestAnswer = Frozen<Static<typeof answer>>;
