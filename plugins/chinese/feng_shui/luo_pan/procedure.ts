import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LuoPanWords } from "./words/en.ts";

/** A compass bearing by the rings of the luo pan. */
export const luoPanRead = defineProcedure({
  name: "luoPan.read",
  tradition: "chinese-feng-shui",
  words: wordsIn<LuoPanWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["declinationNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "271° of the needle",
      input: { bearingDeg: 271 },
      expect: {
        mountain: { native: "酉" },
        centreDeg: 270,
        offsetDeg: 1,
        trigram: { native: "兌" },
        opposite: { native: "卯" },
        polarity: { id: "yin" },
      },
      source: "ring arithmetic: twenty-four mountains of 15°, 子 about north",
    },
    {
      title: "壬 has the gold divisions 丁亥 and 辛亥",
      input: { bearingDeg: 342 },
      expect: {
        mountain: { native: "壬" },
        gold: { division: { native: "丁亥" }, luck: { native: "旺相" } },
      },
      source: "Luojing Toujie 2, gold divisions of 壬 facing 丙",
    },
  ],
  references: [
    {
      title: "Luojing Toujie 羅經透解",
      author: "Wang Daoheng 王道亨",
      year: "1823",
      part: "juan 1-2",
    },
    { title: "Shenshi Xuankong Xue 沈氏玄空學", author: "Shen Zhureng 沈竹礽", part: "juan 1" },
  ],
});
