import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { EraWords } from "./words/en.ts";

/** Years of Chinese era names. */
export const chineseEraConvert = defineProcedure({
  name: "chineseEra.convert",
  tradition: "chinese-almanac",
  words: wordsIn<EraWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  refusals: ["eraOrYear", "eraUnknown", "eraYearBeyond"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the second year of Jingde, under the Song",
      input: { era: "景德", eraYear: 2 },
      expect: { readings: [{ year: 1005, pillar: { native: "乙巳" }, realm: { native: "北宋" } }] },
      source: "CeJS era data",
    },
    {
      title: "the year 1080, in which Song, Liao and Xia counted apart",
      input: { year: 1080 },
      expect: {
        readings: [
          { era: { native: "大康" }, eraYear: 6 },
          { era: { native: "大安" }, eraYear: 6 },
          { era: { native: "元豐" }, eraYear: 3 },
        ],
      },
      source: "CeJS era data",
    },
  ],
  references: [
    {
      title: "Zhongguo Lishi Jinian Biao 中國歷史紀年表",
      author: "Fang Shiming 方詩銘",
      year: "1980",
    },
    { title: "Lidai Jianyuan Kao 歷代建元考", author: "Zhong Yuanying 鍾淵映", year: "Qing" },
  ],
});
