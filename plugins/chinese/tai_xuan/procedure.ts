import { byChanceAndMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { HeadWords } from "./words/en.ts";

/** A tetragram of the Supreme Mystery for a question. */
export const taiXuanCast = defineProcedure({
  name: "taiXuan.cast",
  tradition: "chinese-changes",
  words: wordsIn<HeadWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChanceAndMoment,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "Centre in the morning",
      input: { digits: [1, 1, 1, 1], watch: "morning" },
      expect: {
        head: { native: "中" },
        number: 1,
        symbol: "𝌆",
        yang: true,
        phase: { native: "水" },
      },
      source:
        "Taixuan shu: in a yang head asked in the morning 1, 5 and 7 all follow; Unicode U+1D306",
    },
    {
      title: "Fostering in the morning",
      input: { digits: [3, 3, 3, 3], watch: "morning" },
      expect: { head: { native: "養" }, number: 81, symbol: "𝍖", phase: { native: "金" } },
      source: "Unicode U+1D356, tetragram for fostering",
    },
  ],
  references: [
    { title: "Taixuan jing 太玄經", author: "Yang Xiong 揚雄", year: "c. 4 BCE" },
    { title: "Unicode, Tai Xuan Jing Symbols U+1D300 to U+1D35F" },
  ],
});
