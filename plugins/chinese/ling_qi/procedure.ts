import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { TokenWords } from "./words/en.ts";

/** Twelve spirit tokens thrown for a question. */
export const lingQiCast = defineProcedure({
  name: "lingQi.cast",
  tradition: "chinese-changes",
  words: wordsIn<TokenWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/changes.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "one of each",
      input: { counts: { upper: 1, middle: 1, lower: 1 } },
      expect: {
        notation: "一上一中一下",
        figure: { native: "大通" },
        trigram: { native: "乾" },
        ways: 64,
      },
      source: "Lingqi Jing: 一上一中一下 大通卦 升騰之象 乾天西北; four ways for each of three",
    },
    {
      title: "two above, four in the middle",
      input: { counts: { upper: 2, middle: 4, lower: 0 } },
      expect: { notation: "二上四中", figure: { native: "扶危" }, trigram: { native: "坤" } },
      source: "Lingqi Jing: 二上四中 扶危卦 守節之象 坤地西南",
    },
  ],
  references: [
    { title: "Lingqi Jing 靈棋經", author: "attr. Dongfang Shuo 東方朔", year: "Jin; Ming prints" },
  ],
});
