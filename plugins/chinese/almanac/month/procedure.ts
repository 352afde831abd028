import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MonthWords } from "./words/en.ts";

/** A month of almanac pages at a glance. */
export const almanacMonth = defineProcedure({
  name: "almanac.month",
  tradition: "chinese-almanac",
  words: wordsIn<MonthWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "June 2024",
      input: { year: 2024, month: 6 },
      expect: { year: 2024, month: 6 },
      source:
        "each day is the page of almanac.daily, which tyme4ts and lunar-typescript confirm field by field",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
    { title: "Popular tong shu 通書", part: "table of acts by month branch and day pillar" },
  ],
});
