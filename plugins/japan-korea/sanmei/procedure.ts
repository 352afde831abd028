import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SanmeiWords } from "./words/en.ts";

/** The stars of a birth on the chart of the body. */
export const sanmeigakuChart = defineProcedure({
  name: "sanmeigaku.chart",
  tradition: "japanese",
  words: wordsIn<SanmeiWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/sanmei.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth of 20 September 1977",
      input: { birthDate: "1977-09-20", timezone: "Asia/Tokyo", termDay: "zeroth" },
      expect: {
        main: [
          { star: { native: "牽牛星" } },
          { star: { native: "石門星" } },
          { star: { native: "玉堂星" } },
          { star: { native: "貫索星" } },
          { star: { native: "調舒星" } },
        ],
        subordinate: [
          { star: { native: "天貴星" } },
          { star: { native: "天将星" } },
          { star: { native: "天印星" } },
        ],
      },
      source: "sanmei-nadeshiko.com, 人体星図の読み取り (2017): the whole chart",
    },
    {
      title: "a birth on the fourth day of its month",
      input: { birthDate: "1962-10-12", timezone: "Asia/Tokyo" },
      expect: {
        year: { pair: { native: "壬寅" }, ruler: { native: "戊" } },
        daysIntoMonth: 4,
      },
      source: "sammeigaku.com, 十大主星と人体図の出し方: term on the 9th, fourth day, 戊 of 寅",
    },
  ],
  references: [
    {
      title: "Sanmeigaku 算命学",
      author: "Takao Yoshimasa 高尾義政",
      year: "1970s",
      part: "second hand",
    },
    {
      title: "Jūdai shusei to jintaizu no dashikata 十大主星と人体図の出し方",
      author: "sammeigaku.com",
    },
    { title: "Nijūhachi-gen 二十八元", author: "sammeigaku.com", year: "2018" },
  ],
});
