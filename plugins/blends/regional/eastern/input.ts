import { Birth, Gender, Type } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { questionInput, seedInput } from "../../core/question.ts";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  question: questionInput,
  seed: seedInput,
  at: momentInput,
});
