import type { Speaker, Translation, Words } from "#sdk";
import type { QuestionRefusals } from "../../../core/answer.ts";
import * as core from "../../../core/words/en.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import type { answer, IslamicAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { question, seed } = core.inputs;

export const en = {
  title: "Islamic geomancy blend",
  summary:
    "One question put to the Arabic science of the sand and to Persian ramal with dice at once",
  weighs: core.formula,
  inputs: { question, seed },
  fields: core.fields,
  terms: core.terms,
  phrases: core.phrases,
  refusals: core.refusals,
  reading: (answer: IslamicAnswer, say: Speaker) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: QuestionRefusals;
}>;

export type IslamicWords = Translation<typeof en>;
