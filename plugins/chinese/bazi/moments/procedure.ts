import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FindMomentsWords } from "./words/en.ts";

/** Every moment of a span of years that has four given pillars. */
export const baziFindMoments = defineProcedure({
  name: "bazi.findMoments",
  tradition: "chinese-destiny",
  words: wordsIn<FindMomentsWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/bazi.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearsReversed"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a chart that comes three times in three centuries",
      input: {
        pillars: { year: "癸丑", month: "壬戌", day: "辛酉", hour: "丁酉" },
        fromYear: 1850,
        toYear: 2150,
      },
      expect: {
        moments: [{ date: "1853-10-21" }, { date: "2033-11-06" }, { date: "2093-10-22" }],
      },
      source: "tyme4ts and an exhaustive check agree",
    },
  ],
  references: [
    { title: "Sanming Tonghui 三命通會, juan 1", author: "Wan Minying 萬民英", year: "1578" },
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
  ],
});
