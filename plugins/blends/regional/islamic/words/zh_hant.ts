import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { IslamicWords } from "./en.ts";

const { question, seed } = core.inputs;

export const zhHant: IslamicWords = {
  title: "伊斯蘭沙占合參",
  summary: "一問同求阿拉伯沙占與波斯骰占拉瑪爾",
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
