import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { EasternWords } from "./en.ts";

const { question, seed, at } = core.inputs;
const { omissions } = core;

export const zhHant: EasternWords = {
  title: "東方合參",
  summary: "一生辰一問題，以中日韓藏諸術同參：命盤、式盤、卦象、黃曆與靈籤",
  weighs: core.formula,
  inputs: { question, seed, at },
  fields: { ...core.fields, ...core.momentFields },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases, ...core.genderPhrases },
  refusals: core.refusals,
  omissions: { gender: omissions.gender, at: omissions.at },
  reading: (answer, say) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
};
