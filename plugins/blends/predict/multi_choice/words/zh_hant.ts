import * as core from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import { sharesReading } from "../../words/zh_hant/shares.ts";
import type { ChoiceWords } from "./en.ts";

const { question, resolutionDate, at } = shared.inputs;

const WORDING = {
  many: "各選項",
  advice:
    "若發問之前心裡已有偏好，留意此刻是高興還是失望，那往往比名次更有用。若本來沒有偏好，就從第一個開始，認真試它一次。",
};

export const zhHant: ChoiceWords = {
  title: "多選預測",
  summary: "一問三至八果：各得一象徵機率，合計為一，列依字句與時刻所起三盤之組成，並作論述",
  weighs: shared.shares,
  inputs: {
    question,
    resolutionDate,
    at,
    options: { label: "各項結果", about: "三至八項，不得重複；先後不影響結果" },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    options: "各項結果",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    eachItsOwn:
      "某選項之位或其所擲之卦見吉象，即替該選項說話；見凶象則不利該選項，也就是替其餘說話。",
    placedByWords: shared.placedByWords("選項"),
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ options, drawn, ...answer }, say) =>
    sharesReading(
      { ...answer, outcomes: options, drawn: drawn.says, hour: drawn.hour },
      WORDING,
      say,
    ),
  picture: shared.picture,
};
