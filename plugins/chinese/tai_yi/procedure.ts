import { byMoment, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TaiYiWords } from "./words/en.ts";

/** The supreme one of a year, month, day or hour. */
export const taiYiCalculate = defineProcedure({
  name: "taiYi.calculate",
  tradition: "chinese-boards",
  words: wordsIn<TaiYiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/tai_yi.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "timeNeeded", "epochOfYears"],
  work: () => import("./work.ts"),
  asks: withSettings(byMoment, { scope: "hour" }),
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "the year 2056",
      input: { date: "2056-07-01", timezone: "+08:00", scope: "year" },
      expect: {
        accumulation: 10155973,
        ju: 13,
        palace: 6,
        wenChang: { position: { native: "巽" } },
        shiJi: { position: { native: "辰" } },
        host: { count: 18, general: 8, deputy: 4 },
        guest: { count: 19, general: 9, deputy: 7 },
      },
      source: "kintaiyi 82d6f37 agreed with the rules of Taiyi Tongzong Baojian",
    },
  ],
  references: [
    {
      title: "Taiyi Jinjing Shijing 太乙金鏡式經",
      author: "Wang Ximing 王希明",
      year: "8th century",
    },
    {
      title: "Taiyi Tongzong Baojian 太乙統宗寶鑑",
      author: "Xiaoshan Laoren 曉山老人",
      year: "1303",
    },
  ],
});
