import * as core from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import { sharesReading } from "../../words/zh_hant/shares.ts";
import type { RangeWords } from "./en.ts";

const { question, resolutionDate, at } = shared.inputs;

const WORDING = {
  many: "各區間",
  advice:
    "盤式不懂尺度，區間寬窄在此不起作用，寬一倍並不會多一倍的機會。先看這個數字過去多半落在哪裡，再把這裡的結果當作附註。",
};

export const zhHant: RangeWords = {
  title: "數值區間預測",
  summary:
    "某日可知之數：所列各區間各得一象徵機率，合計為一，列依字句與時刻所起三盤之組成，並作論述",
  weighs: shared.shares,
  inputs: {
    question,
    resolutionDate,
    at,
    bands: { label: "區間", about: "二至十個互不重疊之區間，先後不拘" },
    low: { label: "下限", about: "自此數起；省略則向下不設限" },
    high: { label: "上限", about: "不及此數；省略則向上不設限" },
    unit: { label: "單位", about: "數值之單位" },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    bands: "區間",
    low: "下限",
    high: "上限",
    unit: "單位",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    noBound: "未設界限：請給下限、上限或兩者",
    turnedRound: ({ low }) => `必須大於下限 ${low}`,
    overlaps: "與另一區間重疊：只有最低的一個可以不設下限，最高的一個可以不設上限",
    overlapsBelow: ({ high }) => `不得低於 ${high}，即前一區間的上限`,
    eachItsOwn:
      "某區間之位或其所擲之卦見吉象，即替該區間說話；見凶象則不利該區間，也就是替其餘說話。",
    placedByWords: shared.placedByWords("區間"),
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ bands, drawn, ...answer }, say) =>
    sharesReading(
      { ...answer, outcomes: bands, drawn: drawn.says, hour: drawn.hour },
      WORDING,
      say,
    ),
  picture: shared.picture,
};
