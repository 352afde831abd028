import { Birth, Type } from "#sdk";
import { nameInput, questionInput } from "../../core/question.ts";

export const input = Type.Object({
  ...Birth,
  name: nameInput,
  question: questionInput,
});
