import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NameWords } from "./words/en.ts";

/** Five grids of a Chinese name. */
export const nameAnalysisAnalyze = defineProcedure({
  name: "nameAnalysis.analyze",
  tradition: "chinese-names-numbers",
  words: wordsIn<NameWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/name.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a single surname with a double given name",
      input: { surname: "高", given: "宏波" },
      expect: {
        characters: [{ strokes: 10 }, { strokes: 7 }, { strokes: 9 }],
        grids: {
          heaven: { number: 11 },
          person: { number: 17 },
          earth: { number: 16 },
          outer: { number: 10 },
          total: { number: 26 },
        },
        threePowers: { native: "木金土" },
      },
      source: "Unihan kRSKangXi; printed name tables",
    },
  ],
  references: [
    {
      title: "Seimei no shinpi 姓名の神秘",
      author: "Kumasaki Ken'ō 熊﨑健翁",
      year: "1929",
      part: "five grids and 81 numbers",
    },
    { title: "Kangxi Zidian 康熙字典", year: "1716", part: "radicals and strokes" },
    { title: "Unihan Database", author: "Unicode, Inc.", part: "kRSKangXi, kTotalStrokes" },
  ],
});
