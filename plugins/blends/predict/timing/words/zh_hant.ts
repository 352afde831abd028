import * as core from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import { sharesReading } from "../../words/zh_hant/shares.ts";
import type { TimingWords } from "./en.ts";

const { question, at } = shared.inputs;
const { resolutionDate: _known, seed: _seed, ...fields } = shared.fields;

const WORDING = {
  many: "各段時間",
  advice:
    "不妨當成一份好走與難走的日曆。日子若由您挑，先試第一段，把第二段留作後備；若不由您挑，就早些準備好，別把希望押在最後一段。",
};

export const zhHant: TimingWords = {
  title: "應期預測",
  summary: "某事於一段時間內何時應驗：各段各得一象徵機率，合計為一，取其中日之黃曆與二盤，並作論述",
  weighs: shared.shares,
  inputs: {
    question,
    at,
    from: { label: "起日", about: "首日，YYYY-MM-DD；不得早於起問之日" },
    to: { label: "迄日", about: "末日，YYYY-MM-DD；至多十年" },
    parts: { label: "段數", about: "分為幾段，以整日盡量均分；預設六段，日數不足則一日一段" },
  },
  fields: {
    ...fields,
    ...shared.systemFields,
    ...shared.outcomeFields,
    parts: "各段",
    "parts/parts": "各盤所示",
    from: "起日",
    to: "迄日",
    castFor: "所取之日",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.issues,
    shares: shared.shares,
    tooShort: ({ parts }) => `日數不足，分不成 ${parts} 段`,
    tooLong: ({ days }) => `須在首日起 ${days} 日之內`,
    pageOf: ({ date }) => `${date} 之曆`,
    castAt: ({ date, time }) => `${date} ${time} 之盤`,
    eachItsOwn: "某段之日見吉象，即主其事應在此段；見凶象則不利此段，也就是替其餘各段說話。",
    hoursByWords: `各段取其中日而論。黃曆與正午之奇門，凡問皆同；大六壬則以字句為當日取得之活時起課，一時多問，此術本有此法。${shared.worded()}`,
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading: ({ parts, ...answer }, say) =>
    sharesReading({ ...answer, outcomes: parts }, WORDING, say),
  picture: shared.picture,
};
