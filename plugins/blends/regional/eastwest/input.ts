import { Birth, Gender, Type } from "#sdk";
import { matterInput } from "../../core/matter.ts";
import { momentInput } from "../../core/moment.ts";
import { nameInput, questionInput, seedInput } from "../../core/question.ts";

export const input = Type.Object({
  ...Birth,
  gender: Type.Optional(Gender),
  name: nameInput,
  question: questionInput,
  seed: seedInput,
  matter: matterInput,
  at: momentInput,
});
