import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { LookupWords } from "./words/en.ts";

/** One of the 64 hexagrams, looked up. */
export const yijingHexagram = defineProcedure({
  name: "yijing.hexagram",
  tradition: "chinese-changes",
  words: wordsIn<LookupWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/changes.svg",
  input,
  output: answer,
  refusals: ["oneWay", "unknownName"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "peace, by its trigrams",
      input: { trigrams: { upper: "kun", lower: "qian" } },
      expect: {
        figure: { number: 11, fullName: "地天泰", symbol: "䷊" },
        judgement: { original: "小往大來，吉亨。" },
        opposite: { number: 12 },
        reversed: { number: 12 },
        inner: { number: 54 },
        month: { native: "寅" },
      },
      source: "Zhouyi, received text; Unicode 4DCA; Xin Tangshu 27 on the month",
    },
    {
      title: "the creative, by its number",
      input: { number: 1 },
      expect: {
        judgement: { original: "元亨。利貞。" },
        allLines: { original: "見群龍无首，吉。" },
        before: null,
        month: { native: "巳" },
      },
      source: "Zhouyi, received text; Xin Tangshu 27 on the month",
    },
  ],
  references: [
    { title: "Zhouyi 周易", part: "judgements and lines, received text" },
    { title: "Zhouyi Benyi 周易本義", author: "Zhu Xi 朱熹", year: "1188" },
  ],
});
