import type { Speaker, Translation, Words } from "#sdk";
import type { QuestionRefusals } from "../../../core/answer.ts";
import type { MatterOmission } from "../../../core/matter.ts";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import type { answer, WesternAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { name, question, seed, matter, at } = core.inputs;
const { omissions } = core;

export const en = {
  title: "Western blend",
  summary:
    "A birth and a question read by the Western chart, horary, numbers, tarot and runes at once",
  weighs: core.formula,
  inputs: { name, question, seed, matter, at },
  fields: { ...core.fields, ...core.momentFields },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases },
  refusals: core.refusals,
  omissions: { matter: omissions.matter, at: omissions.at },
  reading: (answer: WesternAnswer, say: Speaker) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: QuestionRefusals;
  omissions: MatterOmission & MomentOmission;
}>;

export type WesternWords = Translation<typeof en>;
