import { Birth, Type } from "#sdk";
import { nameInput } from "../../core/question.ts";

export const input = Type.Object({
  ...Birth,
  name: nameInput,
});
