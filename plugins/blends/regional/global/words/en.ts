import type { Speaker, Translation, Words } from "#sdk";
import type { QuestionRefusals } from "../../../core/answer.ts";
import type { GenderOmission, GenderPhrases } from "../../../core/gender.ts";
import type { MatterOmission } from "../../../core/matter.ts";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import * as regional from "../../words/en.ts";
import type { answer, GlobalAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { name, question, seed, matter, at } = core.inputs;
const { omissions } = core;

export const en = {
  title: "World blend",
  summary:
    "A birth and a question read by every regional blend together with the Maya day and the names of Kabbalah",
  weighs: core.formula,
  inputs: { name, question, seed, matter, at },
  fields: { ...core.fields, ...core.momentFields, ...regional.fields },
  terms: { ...core.terms, ...core.momentTerms, ...regional.terms },
  phrases: { ...core.phrases, ...core.momentPhrases, ...core.genderPhrases },
  refusals: core.refusals,
  omissions: { gender: omissions.gender, matter: omissions.matter, at: omissions.at },
  reading: (answer: GlobalAnswer, say: Speaker) =>
    synthesise(
      "question",
      answer,
      say,
      [regional.compareRegions(answer.regions)],
      answer.question ? { question: answer.question } : {},
    ),
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: GenderPhrases;
  refusals: QuestionRefusals;
  omissions: GenderOmission & MatterOmission & MomentOmission;
}>;

export type GlobalWords = Translation<typeof en>;
