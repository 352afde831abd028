import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SolarTermsWords } from "./words/en.ts";

/** The 24 solar terms and 72 pentads of a year. */
export const solarTermsYear = defineProcedure({
  name: "solarTerms.year",
  tradition: "chinese-almanac",
  words: wordsIn<SolarTermsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "2024, when the start of spring fell in the afternoon",
      input: { year: 2024, timezone: "Asia/Hong_Kong" },
      expect: { pillarBefore: { native: "癸卯" }, pillar: { native: "甲辰" } },
      source: "Hong Kong Observatory: 立春 on 4 February 2024 at 16:27",
    },
  ],
  references: [
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
    { title: "Yue Ling 月令 and Yi Zhou Shu 逸周書, shi xun", part: "the 72 pentads" },
  ],
});
