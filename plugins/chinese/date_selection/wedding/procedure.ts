import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { WeddingWords } from "./words/en.ts";

/** Wedding days for a couple. */
export const dateSelectionWedding = defineProcedure({
  name: "dateSelection.wedding",
  tradition: "chinese-almanac",
  words: wordsIn<WeddingWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["spanReversed", "spanTooLong", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a bride of the tiger and a groom of the ox, the second half of 2026",
      input: {
        bride: { birthDate: "1998-05-20" },
        groom: { birthDate: "1997-10-08" },
        from: "2026-07-01",
        to: "2026-12-31",
      },
      expect: {
        bride: { year: { native: "戊寅" }, animal: { id: "tiger" } },
        groom: { year: { native: "丁丑" }, animal: { id: "ox" } },
        months: [
          { kind: { native: "大利月" }, months: [2, 8] },
          { kind: { native: "小利月" }, months: [3, 9] },
          { kind: { native: "妨翁姑月" }, months: [4, 10] },
          { kind: { native: "妨女父母月" }, months: [5, 11] },
          { kind: { native: "妨夫月" }, months: [6, 12] },
          { kind: { native: "妨婦月" }, months: [1, 7] },
        ],
      },
      source: "the verse of the months, 二八虎與猴, and Yuli Suijin Fu's own example of 壬寅",
    },
    {
      title: "the eighth day of a long month stands at the kitchen of the circle",
      input: {
        bride: { birthDate: "1990-03-03" },
        groom: { birthDate: "1989-09-09" },
        family: [{ relative: "groomMother", birthDate: "1962-02-10" }],
        seat: "zi",
        from: "2026-01-26",
        to: "2026-01-26",
      },
      expect: { searched: 1 },
      source: "Xingli Kaoyuan 3",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 3, 5-7, 10-11, 35-36",
    },
    {
      title: "Yuding Xingli Kaoyuan 御定星曆考原",
      author: "Li Guangdi 李光地 and others",
      year: "1713",
      part: "juan 3, jia qu zhou tang",
    },
    { title: "Yuli Suijin Fu 玉歷碎金賦", part: "on the months of the bride" },
    { title: "Popular tong shu 通書", part: "table of acts by month branch and day pillar" },
  ],
});
