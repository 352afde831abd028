import * as core from "../../../core/words/zh_hant.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { IndianWords } from "./en.ts";

const { name } = core.inputs;
const { "nothing-delivered": nothingDelivered } = core.refusals;

export const zhHant: IndianWords = {
  title: "印度合參",
  summary: "一生辰，以吠陀命盤與印度數字同參",
  weighs: core.formula,
  inputs: { name },
  fields: core.fields,
  terms: core.terms,
  phrases: core.phrases,
  refusals: { "nothing-delivered": nothingDelivered },
  reading: (answer, say) => synthesise("birth", answer, say),
  picture: core.picture,
};
