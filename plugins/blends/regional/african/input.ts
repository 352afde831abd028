import { Type } from "#sdk";
import { questionInput, seedInput } from "../../core/question.ts";

export const input = Type.Object({
  question: questionInput,
  seed: seedInput,
});
