import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { HoursWords } from "./words/en.ts";

/** The double hours of a day. */
export const almanacHours = defineProcedure({
  name: "almanac.hours",
  tradition: "chinese-almanac",
  words: wordsIn<HoursWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day of 1941",
      input: { date: "1941-09-19", timezone: "+08:00" },
      expect: {
        hours: [
          { pillar: { native: "丙子" }, god: { native: "金匱" }, road: { native: "黃道" } },
          { pillar: { native: "丁丑" }, god: { native: "天德" }, clash: { native: "未" } },
          { pillar: { native: "戊寅" }, god: { native: "白虎" }, sha: { native: "北" } },
          { pillar: { native: "己卯" }, god: { native: "玉堂" } },
          { pillar: { native: "庚辰" }, god: { native: "天牢" } },
          { pillar: { native: "辛巳" }, god: { native: "玄武" } },
          { pillar: { native: "壬午" }, god: { native: "司命" } },
          { pillar: { native: "癸未" }, god: { native: "勾陳" } },
          { pillar: { native: "甲申" }, god: { native: "青龍" } },
          { pillar: { native: "乙酉" }, god: { native: "明堂" } },
          { pillar: { native: "丙戌" }, god: { native: "天刑" } },
          { pillar: { native: "丁亥" }, god: { native: "朱雀" } },
        ],
      },
      source: "tyme4ts 1.5.2 agreed with lunar-typescript 1.8.6",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 7, hours",
    },
    { title: "Popular tong shu 通書", part: "table of acts by day and hour" },
  ],
});
