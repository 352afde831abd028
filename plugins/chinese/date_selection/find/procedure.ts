import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FindWords } from "./words/en.ts";

/** Days of a span for an activity. */
export const dateSelectionFind = defineProcedure({
  name: "dateSelection.find",
  tradition: "chinese-almanac",
  words: wordsIn<FindWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["spanReversed", "spanTooLong", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day of 2075 that Yang Gong's list forbids",
      input: { activity: "journey", from: "2075-03-27", to: "2075-03-27" },
      expect: {
        searched: 1,
        rejected: [
          {
            year: { native: "乙未" },
            month: { native: "己卯" },
            day: { native: "丁巳" },
            officer: { native: "滿" },
            god: { native: "朱雀" },
            specialDays: [{ native: "楊公忌日" }],
          },
        ],
      },
      source: "tyme4ts and lunar-javascript agree",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 10-11, 36",
    },
    { title: "Popular tong shu 通書", part: "table of acts by month branch and day pillar" },
  ],
});
