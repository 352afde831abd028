import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SukuyoWords } from "./words/en.ts";

/** The lodge of a birth by the old date. */
export const sukuyoChart = defineProcedure({
  name: "sukuyo.chart",
  tradition: "japanese",
  words: wordsIn<SukuyoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/sukuyo.svg",
  reads: "birth",
  input,
  output: answer,
  refusals: ["calendarOutOfRange"],
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  examples: [
    {
      title: "the first day of the first month is 室",
      input: { birthDate: "2024-02-10" },
      expect: {
        oldDate: { month: 1, day: 1 },
        lodge: { native: "室宿" },
        group: { native: "猛悪" },
      },
      source:
        "divination.page, 月宿傍通暦: 旧暦1月1日 室宿; old new year of 2024 in Japan 10 February",
    },
    {
      title: "the fifth of the second month, the sutra's own example",
      input: { birthDate: "2024-03-14" },
      expect: {
        oldDate: { month: 2, day: 5 },
        lodge: { native: "畢宿" },
        group: { native: "安重" },
      },
      source: "Xiuyao jing, Taishō 1299, 391b: one born on 2/5 belongs to 畢; 390c: 畢 is steady",
    },
    {
      title: "a leap month counts as the month that it repeats",
      input: { birthDate: "2023-03-22" },
      expect: { oldDate: { month: 2, isLeapMonth: true, day: 1 }, lodge: { native: "奎宿" } },
      source: "lunisolar.divination.page, 2023: 閏2月 from 22 March, 奎宿 as in month 2",
    },
  ],
  references: [
    {
      title: "Sukuyō-kyō 宿曜經",
      author: "Amoghavajra",
      year: "764",
      part: "Taishō 1299, vol. 1, chapters 2, 3 and 5",
    },
    {
      title: "Getsushuku bōtsū reki 月宿傍通暦",
      author: "divination.page",
      part: "months and days",
    },
  ],
});
