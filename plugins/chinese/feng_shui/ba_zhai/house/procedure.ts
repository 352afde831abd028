import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HouseWords } from "./words/en.ts";

/** The eight mansions of a house, and those who live in it. */
export const baZhaiHouse = defineProcedure({
  name: "baZhai.house",
  tradition: "chinese-feng-shui",
  words: wordsIn<HouseWords>(import.meta),
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
      title: "a house that sits in the north and faces south, with two residents",
      input: {
        facingDeg: 180,
        residents: [
          { birthDate: "1983-06-01", gender: "male" },
          { birthDate: "1985-06-01", gender: "female" },
        ],
      },
      expect: {
        trigram: { native: "坎" },
        group: { native: "東四宅" },
        doorStar: { native: "延年" },
        residents: [
          { kua: 8, fits: false },
          { kua: 9, fits: true },
        ],
      },
      source:
        "Bazhai Mingjing, verse of the wandering years 遊年歌: 坎 五天生延絕禍六, with 延年 in 離",
    },
  ],
  references: [
    {
      title: "Bazhai Mingjing 八宅明鏡",
      author: "attr. Yang Yunsong 楊筠松, ed. Ruoguan Daoren 箬冠道人",
      year: "1790",
    },
    { title: "Yangzhai Sanyao 陽宅三要", author: "Zhao Jiufeng 趙九峰", year: "Qing" },
  ],
});
