import { chinese } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { BatchAnswer, BatchResult, DrawnEachPhrases } from "../answer.ts";
import { leadOf, sortOf } from "../told.ts";
import type { BatchWords } from "./en.ts";

const { numeral } = chinese;
const { LIMIT, OTHER_WORDS, percent, unasked, worded } = shared;
const { at, question, resolutionDate, matter } = shared.inputs;

/** 文中點名之題數。 */
const NAMED = 3;

/** 「第 2、5 題」。 */
function numbers(results: readonly BatchResult[]): string {
  return `第 ${results.map(({ index }) => index + 1).join("、")} 題`;
}

/** 「兩題」「十二題」。 */
function countOf(results: readonly BatchResult[]): string {
  return `${results.length === 2 ? "兩" : numeral(results.length)}題`;
}

function opener({ results }: BatchAnswer, leaning: readonly BatchResult[]): string {
  const asked = `同一時刻問了${countOf(results)}`;
  if (leaning.length === 0) {
    return results.length === 1 ? `${asked}，盤勢不表態。` : `${asked}，盤勢對每一題都不表態。`;
  }
  const named = leaning
    .slice(0, NAMED)
    .map(
      (one) =>
        `「${unasked(one.question)}」偏向「${one.signal.towards}」（${percent(leadOf(one))}）`,
    );
  return `${asked}。說得最明白的是：${named.join("；")}。`;
}

function others(leaning: readonly BatchResult[], even: readonly BatchResult[]): string {
  const rest = leaning.slice(NAMED);
  return [
    rest.length > 0 ? `${numbers(rest)}也略有偏向，數字列於各題之下。` : "",
    even.length > 0 && leaning.length > 0
      ? `${numbers(even)}不分高下，一兩個百分點之差不必細究。`
      : "",
  ].join("");
}

function signs(results: readonly BatchResult[], drawn: readonly BatchResult[]): string {
  const isOne = results.length === 1;
  const { option, other } = results[0]!.favours.with;
  const beside = isOne
    ? `吉象替「${option}」說話，凶象替「${other}」說話。`
    : "每一題的吉象各替其中一個選項說話，凶象替另一個說話，何者歸何，列於各題之下。";
  if (drawn.length === 0) return beside;
  return `${beside}${isOne ? "" : numbers(drawn)}兩個選項都不是明白的是或否，便由字句抽籤決定。`;
}

function drawnEach({ hasHorary }: DrawnEachPhrases["drawnEach"]): string {
  return `每一題的六爻之錢由題目與選項的字句擲出，大六壬也以字句取得活時起課，一時多問，此術本有此法。奇門遁甲則諸題同用一盤${hasHorary ? "，同類之事也同用一張卜卦盤" : ""}，所以同一時刻的答案總有一部分共享同樣的天氣。${worded("題目與選項之先後")}`;
}

export const zhHant: BatchWords = {
  title: "批次二擇預測",
  summary: "一至五十題二擇同問，單價八折：逐題給出象徵機率與組成，並作一總論",
  weighs: shared.odds,
  inputs: {
    at,
    question,
    resolutionDate,
    matter,
    questions: { label: "題目", about: "每題如 predict.binary；任一題有誤即退回整批" },
    optionA: { label: "結果之一", about: "結果之一；吉象歸兩者中的哪一個，由字句判定" },
    optionB: { label: "另一結果", about: "另一結果" },
  },
  fields: {
    ...shared.fields,
    ...shared.systemFields,
    results: "逐題結果",
    index: "題次",
    optionA: "結果之一",
    optionB: "另一結果",
    option: "所歸之選項",
    matter: "事類",
    evidence: "各盤所示",
    "evidence/weight": "權重",
  },
  terms: shared.terms,
  phrases: {
    ...core.momentPhrases,
    ...shared.symbolicPhrases,
    ...shared.favours,
    ...shared.issues,
    odds: shared.odds,
    drawnEach,
  },
  refusals: shared.refusals,
  omissions: { at: shared.omissions.at },
  reading(answer, say) {
    const { leaning, even, byLot } = sortOf(answer);
    const drawn = say.phrase(answer.drawn);
    return {
      paragraphs: [
        opener(answer, leaning),
        others(leaning, even),
        signs(answer.results, byLot),
        `各題的六爻與大六壬由其字句取得，其餘諸盤屬於同一時刻，所以這些答案總有一部分共享同樣的天氣。${OTHER_WORDS}`,
        `先把各題互相比較，再拿去和外面的世界比較；把這張單子留著，等日子到了逐題核對。${LIMIT}`,
      ].filter((paragraph) => paragraph !== ""),
      outline: ["偏向最明的題目", "未分高下的題目", "吉象替誰說話", "起盤之法", "限度"],
      facts: {
        results: answer.results.map(({ evidence, favours, drawn: _drawn, ...result }) => ({
          ...result,
          favours: say.phrase(favours),
          evidence: evidence.map(({ system, score }) => ({ board: shared.boards[system], score })),
        })),
        drawn,
        limit: LIMIT,
      },
    };
  },
  picture: {
    ...shared.picture,
    title: (questions) => `同時${questions === 2 ? "兩" : numeral(questions)}題`,
  },
};
