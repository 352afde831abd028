import { byMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { QimenWords } from "./words/en.ts";

/** The mysterious gates of an hour. */
export const qimenCalculate = defineProcedure({
  name: "qimen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<QimenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/qimen.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "timeNeeded", "boardIncomplete"],
  work: () => import("./work.ts"),
  asks: byMoment,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "an afternoon of cold dew, 1946",
      input: { date: "1946-10-17", time: "14:23", timezone: "+08:00", clock: "civil" },
      expect: {
        ju: {
          dun: { native: "陰遁" },
          number: 6,
          yuan: { native: "上元" },
          term: { native: "寒露" },
        },
        valueStar: { star: { native: "天心" }, palace: 3 },
        valueDoor: { door: { native: "開門" }, palace: 8 },
      },
      source: "bigfishmarquis-qimen 1.0.0 agreed with anthonylee1994/qimen 77fa560",
    },
  ],
  references: [
    { title: "Yanbo Diaosou Ge 煙波釣叟歌", author: "attr. Zhao Pu 趙普", year: "Song" },
    { title: "Qimen Dunjia Tongzong 奇門遁甲統宗", year: "Ming" },
    { title: "Dunjia Yanyi 遁甲演義", author: "Cheng Daosheng 程道生", year: "Ming" },
  ],
});
