import * as core from "../../core/words/zh_hant.ts";
import { synthesise } from "../../synthesis/words/zh_hant.ts";
import { portraitOf } from "../portrait.ts";
import type { NatalWords } from "./en.ts";
import { describe } from "./zh_hant/portrait.ts";

export const zhHant: NatalWords = {
  title: "天命總盤",
  summary:
    "一次出生，同時以亞洲、歐洲、中東與美洲諸本命系統推算：各盤俱全，逐一評分，明列異同，並作總論",
  weighs: core.formula,
  fields: core.fields,
  terms: core.terms,
  phrases: { ...core.phrases, ...core.genderPhrases },
  refusals: { "nothing-delivered": core.refusals["nothing-delivered"] },
  omissions: { gender: core.omissions.gender },
  reading: (answer, say) =>
    synthesise("birth", answer, say, describe(portraitOf(answer.systems, say))),
  picture: core.picture,
};
