import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { EtoWords } from "./words/en.ts";

/** Two birth years by animal and stem. */
export const japaneseEto = defineProcedure({
  name: "compatibility.japaneseEto",
  tradition: "japanese",
  words: wordsIn<EtoWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/eto.svg",
  reads: "births",
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "rat and ox join",
      input: { a: { birthDate: "1984-05-01" }, b: { birthDate: "1985-05-01" } },
      expect: {
        a: { kanshi: { native: "甲子" }, animal: { id: "rat", native: "ね" } },
        b: { kanshi: { native: "乙丑" } },
        components: [{ code: "sixCombine" }],
        band: { id: "excellent" },
      },
      source: "anecs.ifortune.net, 支合・干合: 子丑 are 支合; 1984 is 甲子",
    },
    {
      title: "a birth in January counts to the new year in popular use",
      input: { a: { birthDate: "1966-01-10" }, b: { birthDate: "1972-06-01" } },
      expect: {
        a: { kanshi: { native: "丙午" }, animal: { id: "horse" } },
        b: { kanshi: { native: "壬子" } },
        components: [{ code: "clash", weight: 38 }, { code: "stemClash" }],
      },
      source: "1966 is the hinoeuma year 丙午; mingdecode.com: 子午 are 冲",
    },
  ],
  references: [
    { title: "十二支の相性の法則", author: "Seitokukai 聖徳会 (seitokukai.com)" },
    { title: "支合・干合", author: "anecs.ifortune.net", part: "支合, 三合, 支害, 冲, 干合" },
    { title: "地支の組合せ", author: "mingdecode.com", part: "六合, 三合, 冲, 刑, 害, 破" },
  ],
});
