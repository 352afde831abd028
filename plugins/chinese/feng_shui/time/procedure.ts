import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FlyingTimeWords } from "./words/en.ts";

/** The nine stars of period, year, month, day and hour at a moment. */
export const flyingStarsTime = defineProcedure({
  name: "flyingStars.time",
  tradition: "chinese-feng-shui",
  words: wordsIn<FlyingTimeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "an early morning of 2092",
      input: { date: "2092-02-10", time: "05:30", timezone: "+08:00", clock: "civil" },
      expect: {
        period: { number: 3 },
        layers: [
          { centre: { number: 3 } },
          { centre: { number: 7 } },
          { centre: { number: 8 } },
          { centre: { number: 2 } },
          { centre: { number: 7 } },
        ],
      },
      source: "tyme4ts and lunar-javascript agree",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, zi bai",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
    { title: "Shenshi Xuankong Xue 沈氏玄空學", author: "Shen Zhureng 沈竹礽", year: "1925" },
  ],
});
