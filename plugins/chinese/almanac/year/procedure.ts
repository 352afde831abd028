import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YearWords } from "./words/en.ts";

/** The page of a lunar year. */
export const almanacYear = defineProcedure({
  name: "almanac.year",
  tradition: "chinese-almanac",
  words: wordsIn<YearWords>(import.meta),
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
      title: "乙未 of 2075",
      input: { year: 2075 },
      expect: {
        pillar: { native: "乙未" },
        days: 355,
        leapMonth: null,
        dogDays: ["2075-07-18", "2075-07-28", "2075-08-07"],
        firstNine: "2075-12-22",
        plumRain: { from: "2075-06-14", to: "2075-07-15" },
      },
      source: "tyme4ts 1.5.2 and lunar-javascript 1.7.7",
    },
    {
      title: "2025: the snake year with a leap sixth month and two starts of spring",
      input: { year: 2025 },
      expect: {
        pillar: { native: "乙巳" },
        from: "2025-01-29",
        leapMonth: 6,
        days: 384,
        springs: 2,
      },
      source: "Hong Kong Observatory",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 3",
    },
    { title: "Rules of the spring ox and the herdsman 春牛芒神", part: "imperial almanacs" },
    { title: "Yuxia Ji 玉匣記", part: "Earth Mother's verses of sixty years" },
  ],
});
