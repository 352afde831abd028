import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import * as regional from "../../words/zh_hant.ts";
import type { GlobalWords } from "./en.ts";

const { name, question, seed, matter, at } = core.inputs;
const { omissions } = core;

export const zhHant: GlobalWords = {
  title: "萬邦合參",
  summary: "一生辰一問題，合各地合參，並馬雅生日與卡巴拉聖名",
  weighs: core.formula,
  inputs: { name, question, seed, matter, at },
  fields: { ...core.fields, ...core.momentFields, ...regional.fields },
  terms: { ...core.terms, ...core.momentTerms, ...regional.terms },
  phrases: { ...core.phrases, ...core.momentPhrases, ...core.genderPhrases },
  refusals: core.refusals,
  omissions: { gender: omissions.gender, matter: omissions.matter, at: omissions.at },
  reading: (answer, say) =>
    synthesise(
      "question",
      answer,
      say,
      [regional.compareRegions(answer.regions)],
      answer.question ? { question: answer.question } : {},
    ),
  picture: core.picture,
};
