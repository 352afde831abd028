import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { WesternWords } from "./en.ts";

const { name, question, seed, matter, at } = core.inputs;
const { omissions } = core;

export const zhHant: WesternWords = {
  title: "西方合參",
  summary: "一生辰一問題，以西洋星盤、卜卦占星、數字、塔羅與盧恩同參",
  weighs: core.formula,
  inputs: { name, question, seed, matter, at },
  fields: { ...core.fields, ...core.momentFields },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases },
  refusals: core.refusals,
  omissions: { matter: omissions.matter, at: omissions.at },
  reading: (answer, say) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
};
