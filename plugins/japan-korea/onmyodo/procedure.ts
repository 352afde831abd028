import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { OnmyodoWords } from "./words/en.ts";

/** The gods of the directions, and the way around them. */
export const onmyodoDirections = defineProcedure({
  name: "onmyodo.directions",
  tradition: "japanese",
  words: wordsIn<OnmyodoWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/onmyodo.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["oldYearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the day on which Ten'ichi comes down again",
      input: { date: "2011-12-20" },
      expect: { dayPair: { native: "己酉" } },
      source: "koyomi8.com, 19 December 2011: 天一天上 ends; the next day is 己酉",
    },
    {
      title: "the lucky point of a year of 甲",
      input: { date: "2024-02-10", towards: "west" },
      expect: { yearPair: { native: "甲辰" }, lucky: { point: { native: "甲" }, bearingDeg: 75 } },
      source: "almanacs of 2024: 恵方 甲の方, east-north-east",
    },
  ],
  references: [
    {
      title: "Hōki naiden kin'u gyokuto-shū 簠簋内傳金烏玉兎集",
      part: "gods of the directions; second hand",
    },
    { title: "Koyomi no yomikata こよみの読み方", author: "ffortune.net", part: "39 and 40" },
    { title: "Tenichi-jin to katafusagari 天一天上と塞がり", author: "koyomi8.com", year: "2011" },
  ],
});
