import * as core from "../../core/words/zh_hant.ts";
import type { SearchWords } from "./en.ts";

export const zhHant: SearchWords = {
  title: "查地點",
  summary: "名稱與所打文字相同、以之開頭或相差一兩字的地點，不論文字，最可能者在前；免費",
  inputs: {
    ...core.inputs,
    text: { label: "地名", about: "地名或其開頭，可加國名、州省或鄰近城市" },
    limit: { label: "筆數", about: "至多幾處，1 至 50，預設 10" },
  },
  fields: { ...core.fields, places: "地點" },
  terms: core.terms,
  phrases: core.phrases,
};
