import { defineProcedure, wordsIn } from "#sdk";
import { PAIR_REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AnalyzeWords } from "./words/en.ts";

/** A number by four methods side by side. */
export const auspiciousAnalyzeNumber = defineProcedure({
  name: "auspicious.analyzeNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<AnalyzeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "1234 falls on 34 of the 81 numbers",
      input: { number: "1234", kind: "plate" },
      expect: {
        eightyOne: { number: 34, luck: { id: "unlucky" } },
        stars: {
          pairs: [
            { pair: "12", star: { native: "絕命" } },
            { pair: "23", star: { native: "禍害" } },
            { pair: "34", star: { native: "延年" } },
          ],
        },
      },
      source:
        "worked example of the division by eighty (1234 ÷ 80 = 15.425, 0.425 × 80 = 34) and pair table as readers of numbers publish them",
    },
  ],
  references: [
    { title: "The 81 numbers of the five grids", author: "Kumasaki Ken'ō 熊崎健翁", year: "1929" },
    ...PAIR_REFERENCES,
    { title: "Meihua Yishu 梅花易數", author: "attr. Shao Yong 邵雍", part: "casting by numbers" },
  ],
});
