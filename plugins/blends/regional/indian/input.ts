import { Birth, Type } from "#sdk";
import { momentInput } from "../../core/moment.ts";
import { nameInput, questionInput } from "../../core/question.ts";

export const input = Type.Object({
  ...Birth,
  name: nameInput,
  question: questionInput,
  at: momentInput,
});
