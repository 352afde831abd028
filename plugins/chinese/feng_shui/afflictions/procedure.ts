import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { AfflictionsWords } from "./words/en.ts";

/** The seats that a year makes dangerous to disturb. */
export const fengShuiAnnualAfflictions = defineProcedure({
  name: "fengShui.annualAfflictions",
  tradition: "chinese-feng-shui",
  words: wordsIn<AfflictionsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "1976, a dragon year",
      input: { year: 1976 },
      expect: {
        pillar: { native: "丙辰" },
        taiSui: { mountain: { native: "辰" }, centreDeg: 120 },
        breaker: { mountain: { native: "戌" }, centreDeg: 300 },
        threeKillings: { direction: { native: "南" } },
        centre: { number: 6 },
        fiveYellow: { native: "東南" },
        twoBlack: { native: "北" },
      },
      source: "tyme4ts (branch and year star) and the printed rule",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, juan 3-4",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
  ],
});
