import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { QiWords } from "./words/en.ts";

/** Seven governors and four remainders. */
export const qiZhengChart = defineProcedure({
  name: "qiZheng.chart",
  tradition: "chinese-stars",
  words: wordsIn<QiWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/stars.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["birthTimeNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a morning of the spring equinox of 2024, by the palaces of the Qing",
      input: {
        birthDate: "2024-03-21",
        birthTime: "06:00",
        timezone: "Asia/Taipei",
        lodgeFrame: "modern",
      },
      expect: { life: { branch: { native: "戌" }, lord: { native: "火" } }, withZiQi: false },
      source:
        "Guolao Xingzong: in the hour of 卯 life stands where the Sun stands, 戌 after the equinox",
    },
    {
      title: "the same hour by the lodges",
      input: { birthDate: "2024-03-21", birthTime: "06:00", timezone: "Asia/Taipei" },
      expect: { withZiQi: false },
      source: "the Sun at 1° of longitude, between α Pegasi (353.8°) and γ Pegasi (9.5°)",
    },
  ],
  references: [
    {
      title: "Guolao Xingzong 果老星宗",
      author: "Zhang Guo 張果, ascribed",
      part: "palaces and lords",
    },
    { title: "Yuanshi 元史, juan 54", part: "palaces within the lodges" },
  ],
});
