import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FlyingNatalWords } from "./words/en.ts";

/** The natal flying-star chart of a building. */
export const flyingStarsNatal = defineProcedure({
  name: "flyingStars.natal",
  tradition: "chinese-feng-shui",
  words: wordsIn<FlyingNatalWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/kua.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "丙 sitting in period 3",
      input: { facingDeg: 345, builtYear: 1910 },
      expect: {
        period: { number: 3 },
        sitting: { mountain: { native: "丙" } },
        facing: { mountain: { native: "壬" } },
        kind: { native: "雙星到向" },
        mountain: { centre: { number: 7 } },
        water: { centre: { number: 8 } },
      },
      source: "another program over 9 periods and 24 sittings, with the printed lists of 旺山旺向",
    },
  ],
  references: [
    { title: "Shenshi Xuankong Xue 沈氏玄空學", author: "Shen Zhureng 沈竹礽", year: "1925" },
    { title: "Zibai Jue 紫白訣 and Feixing Fu 飛星賦", part: "meetings of two stars" },
  ],
});
