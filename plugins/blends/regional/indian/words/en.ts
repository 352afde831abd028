import type { Speaker, Translation, Words } from "#sdk";
import type { BlendRefusals } from "../../../core/answer.ts";
import * as core from "../../../core/words/en.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import type { answer, IndianAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { name } = core.inputs;
const { "nothing-delivered": nothingDelivered } = core.refusals;

export const en = {
  title: "Indian blend",
  summary: "A birth read by the Vedic chart and by Indian numbers at once",
  weighs: core.formula,
  inputs: { name },
  fields: core.fields,
  terms: core.terms,
  phrases: core.phrases,
  refusals: { "nothing-delivered": nothingDelivered },
  reading: (answer: IndianAnswer, say: Speaker) => synthesise("birth", answer, say),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: BlendRefusals;
}>;

export type IndianWords = Translation<typeof en>;
