import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import * as regional from "../../words/zh_hant.ts";
import type { EastwestWords } from "./en.ts";

const { name, question, seed, matter, at } = core.inputs;
const { omissions } = core;

export const zhHant: EastwestWords = {
  title: "東西合參",
  summary: "東方與西方合參之合，並見兩方異同",
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
