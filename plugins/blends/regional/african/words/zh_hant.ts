import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { AfricanWords } from "./en.ts";

const { question, seed } = core.inputs;

export const zhHant: AfricanWords = {
  title: "非洲合參",
  summary: "一問同求約魯巴伊法、馬達加斯加西基迪與南部非洲哈卡塔",
  weighs: core.formula,
  inputs: { question, seed },
  fields: core.fields,
  terms: core.terms,
  phrases: core.phrases,
  refusals: core.refusals,
  reading: (answer, say) =>
    synthesise("question", answer, say, [], answer.question ? { question: answer.question } : {}),
  picture: core.picture,
};
