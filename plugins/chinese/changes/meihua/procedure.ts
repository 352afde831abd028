import { byMoment, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MeihuaWords } from "./words/en.ts";

/** Plum blossom figure of a moment, of numbers or of a text. */
export const meihuaCalculate = defineProcedure({
  name: "meihua.calculate",
  tradition: "chinese-changes",
  words: wordsIn<MeihuaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/meihua.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: [
    "lifespan",
    "longitudeNeeded",
    "yearOutOfRange",
    "numbersAndText",
    "nothingToCount",
    "oneCharacter",
    "tonesDoNotFit",
    "halfGiven",
  ],
  work: () => import("./work.ts"),
  asks: byMoment,
  weighs: "verdict",
  pictured: true,
  examples: [
    {
      title: "a moment of 2055",
      input: { date: "2055-09-27", time: "03:31", timezone: "+08:00", clock: "civil" },
      expect: {
        hexagram: { fullName: "火水未濟" },
        mutual: { fullName: "水火既濟" },
        changed: { fullName: "雷水解" },
        movingLine: 6,
        relation: { native: "體剋用" },
      },
      source:
        "rules of Meihua Yishu as three public programs evaluate them; lunar date of tyme4ts 1.5.2",
    },
  ],
  references: [
    { title: "Meihua Yishu 梅花易數", author: "attr. Shao Yong 邵雍", year: "Song; printed Ming" },
  ],
});
