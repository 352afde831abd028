import { byDay, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { AlmanacWords } from "./words/en.ts";

/** The almanac page of a day. */
export const almanacDaily = defineProcedure({
  name: "almanac.daily",
  tradition: "chinese-almanac",
  words: wordsIn<AlmanacWords>(import.meta),
  kind: "calculation",
  cost: 1,
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byDay,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "a summer day of 2070",
      input: { date: "2070-07-20", timezone: "+08:00" },
      expect: {
        lunar: { year: 2070, month: 6, isLeapMonth: false, day: 13 },
        pillars: { day: { native: "丙戌" } },
        officer: { officer: { native: "平" } },
        mansion: { mansion: { native: "星" }, animal: { native: "馬" } },
        dayGod: { god: { native: "青龍" } },
        naYin: { native: "屋上土" },
        phenology: { sign: { native: "鷹始摯" } },
      },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree field by field",
    },
    {
      title: "a date of the official tables",
      input: { date: "2024-06-15", timezone: "Asia/Hong_Kong" },
      expect: {
        lunar: { year: 2024, month: 5, isLeapMonth: false, day: 10 },
        pillars: { year: { native: "甲辰" }, month: { native: "庚午" }, day: { native: "庚戌" } },
      },
      source: "Hong Kong Observatory, Gregorian-lunar calendar conversion table of 2024",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
    { title: "Popular tong shu 通書", part: "table of acts by month branch and day pillar" },
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
  ],
});
