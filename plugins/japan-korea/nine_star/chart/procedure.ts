import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NineStarKiWords } from "./words/en.ts";

/** The nine stars of a birth. */
export const nineStarKiChart = defineProcedure({
  name: "nineStarKi.chart",
  tradition: "japanese",
  words: wordsIn<NineStarKiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nine_star.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      verdicts: ["/year/star", "/month/star"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a birth of July 2002",
      input: { birthDate: "2002-07-19", timezone: "Asia/Tokyo" },
      expect: {
        year: { number: 7 },
        month: { number: 3 },
        day: { number: 3 },
        inclination: [{ id: "ri", native: "離宮" }],
      },
      source:
        "Worked example of luck.drmpls.com, 傾斜宮の割り出し方: 七赤, 三碧, day 三碧, 離宮傾斜",
    },
    {
      title: "the last day of a falling run",
      input: { birthDate: "2014-12-18", timezone: "Asia/Tokyo" },
      expect: { year: { number: 4 }, day: { number: 1 }, dayDisputed: false },
      source: "kyusei.co3.jp, 日盤算出方法と閏: 18 and 19 December 2014 are both 一白",
    },
    {
      title: "a January birth belongs to the year before",
      input: { birthDate: "1930-01-13", timezone: "+08:00" },
      expect: { year: { number: 8 }, month: { number: 9 }, day: { number: 1 } },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree",
    },
  ],
  references: [
    { title: "日家九星", author: "Koyomi no pēji (koyomi8.com)", part: "day stars and their leap" },
    { title: "日盤算出方法と閏", author: "kyusei.co3.jp" },
    { title: "傾斜宮の割り出し方", author: "luck.drmpls.com", part: "palaces of inclination" },
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      year: "1741",
      part: "nine stars of the day; second hand",
    },
  ],
});
