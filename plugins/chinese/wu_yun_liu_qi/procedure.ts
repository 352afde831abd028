import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { QiYearWords } from "./words/en.ts";

/** Five circuits and six qi of a year. */
export const wuYunLiuQiYear = defineProcedure({
  name: "wuYunLiuQi.year",
  tradition: "chinese-almanac",
  words: wordsIn<QiYearWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "2026, a year of water in excess",
      input: { year: 2026 },
      expect: {
        pillar: { native: "丙午" },
        great: { element: { native: "水" }, isExcess: true },
        sky: { native: "少陰君火" },
        earth: { native: "陽明燥金" },
        classes: [],
      },
      source: "Suwen 71, on the years of 少陰: 丙子 丙午",
    },
    {
      title: "乙酉, where heaven, year and circuit are one",
      input: { year: 2005 },
      expect: {
        pillar: { native: "乙酉" },
        classes: [{ native: "天符" }, { native: "歲會" }, { native: "太乙天符" }],
      },
      source: "Suwen 71",
    },
  ],
  references: [
    {
      title: "Huangdi Neijing Suwen 黃帝內經素問",
      part: "66-71, the great treatises on circuits and qi",
    },
  ],
});
