import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { OracleWords } from "./words/en.ts";

/** One of 384 verses by the strokes of three characters that the asker writes. */
export const zhugeOracleCalculate = defineProcedure({
  name: "zhugeOracle.calculate",
  tradition: "chinese-changes",
  words: wordsIn<OracleWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/changes.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "three of nine, four and seven",
      input: { text: "飛天車" },
      expect: {
        characters: [{ strokes: 9 }, { strokes: 4 }, { strokes: 7 }],
        written: "947",
        takenOff: 2,
        verse: 179,
      },
      source: "Kangxi Zidian: 飛 9, 天 4, 車 7; 947 less 384 twice leaves 179",
    },
    {
      title: "ten strokes each count nothing",
      input: { text: "高書馬" },
      expect: { written: "000", takenOff: 0, verse: 384 },
      source: "Kangxi Zidian: 高 10, 書 10, 馬 10; nothing at all is the last verse",
    },
    {
      title: "a number that stands",
      input: { text: "人大山" },
      expect: { written: "233", takenOff: 0, verse: 233, verdict: { value: { id: "between" } } },
      source: "Kangxi Zidian: 人 2, 大 3, 山 3; verse 233 fears much and is calmed by a clear eye",
    },
  ],
  references: [
    { title: "Zhuge Shenshu 諸葛神數", author: "attr. Zhuge Liang 諸葛亮", part: "384 verses" },
    { title: "Kangxi Zidian 康熙字典", year: "1716", part: "radicals and strokes" },
  ],
});
