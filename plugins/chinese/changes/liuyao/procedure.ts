import { byChanceAndMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LiuyaoWords } from "./words/en.ts";

/** A six-line oracle with na jia, relatives, spirits, hidden lines and change. */
export const liuyaoCalculate = defineProcedure({
  name: "liuyao.calculate",
  tradition: "chinese-changes",
  words: wordsIn<LiuyaoWords>(import.meta),
  kind: "draw",
  cost: 1,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "linesAndCoins", "monthAndDay"],
  work: () => import("./work.ts"),
  asks: byChanceAndMoment,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "modesty, nothing moving",
      input: {
        lines: [8, 8, 7, 8, 8, 8],
        date: "1951-06-24",
        time: "11:28",
        timezone: "+08:00",
        clock: "civil",
      },
      expect: {
        hexagram: { fullName: "地山謙", lines: "001000" },
        palace: { native: "兌" },
        generation: { native: "五世" },
        self: 5,
        response: 2,
        day: { native: "乙未" },
      },
      source:
        "bopo/najia 9cf1191, ichingshifa d401ef3 and an evaluation of Jing Fang's rules agree",
    },
  ],
  references: [
    { title: "Jingshi Yizhuan 京氏易傳", author: "Jing Fang 京房", year: "1st century BCE" },
    { title: "Bushi Zhengzong 卜筮正宗", author: "Wang Hongxu 王洪緒", year: "1709" },
  ],
});
