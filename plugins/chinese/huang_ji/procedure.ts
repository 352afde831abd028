import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GreatYearWords } from "./words/en.ts";

/** Place of a year in the great years of Shao Yong. */
export const huangJiYear = defineProcedure({
  name: "huangJi.year",
  tradition: "chinese-changes",
  words: wordsIn<GreatYearWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/changes.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first year of Yao",
      input: { year: -2356 },
      expect: { pillar: { native: "甲辰" }, huiBranch: { native: "巳" }, yun: 180, shi: 2156 },
      source: "Shao Yong, Huangji Jingshi: 經會之巳, 經運一百八十, 經世二千一百五十六",
    },
    {
      title: "1744, when the last line of 大過 turned",
      input: { year: 1744 },
      expect: {
        pillar: { native: "甲子" },
        main: { fullName: "澤風大過" },
        line: 6,
        yunFigure: { fullName: "天風姤" },
        spans: { yun: [1744, 2103] },
        yearInYun: 1,
      },
      source: "printed tables after Huang Ji: 大過 from 57 BCE 甲子, its sixth line 姤 1744-2103",
    },
  ],
  references: [
    { title: "Huangji Jingshi 皇極經世", author: "Shao Yong 邵雍", year: "11th century" },
    { title: "Huangji Jingshi Shu Zhuan 皇極經世書傳", author: "Huang Ji 黃畿", year: "1510" },
  ],
});
