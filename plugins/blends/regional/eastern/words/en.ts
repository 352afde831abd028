import type { Speaker, Translation, Words } from "#sdk";
import type { QuestionRefusals } from "../../../core/answer.ts";
import type { GenderOmission, GenderPhrases } from "../../../core/gender.ts";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import type { answer, EasternAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { question, seed, at } = core.inputs;
const { omissions } = core;

export const en = {
  title: "Eastern blend",
  summary:
    "A birth and a question read by Chinese, Japanese, Korean and Tibetan systems at once: charts, boards, hexagrams, almanac and lot",
  weighs: core.formula,
  inputs: { question, seed, at },
  fields: { ...core.fields, ...core.momentFields },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases, ...core.genderPhrases },
  refusals: core.refusals,
  omissions: { gender: omissions.gender, at: omissions.at },
  reading: (answer: EasternAnswer, say: Speaker) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: GenderPhrases;
  refusals: QuestionRefusals;
  omissions: GenderOmission & MomentOmission;
}>;

export type EasternWords = Translation<typeof en>;
