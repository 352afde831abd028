import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ClimateWords } from "./words/en.ts";

/** What regulates the climate of a day stem in a month. */
export const baziClimateGod = defineProcedure({
  name: "bazi.climateGod",
  tradition: "chinese-destiny",
  words: wordsIn<ClimateWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bazi.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a 甲 day in the first month",
      input: { dayStem: "jia", monthBranch: "yin" },
      expect: { gods: [{ stem: { native: "丙" } }, { stem: { native: "癸" } }] },
      source: "Qiongtong Baojian: 正月甲木, 初春尚有餘寒, 得丙癸逢, 富貴雙全",
    },
    {
      title: "a 癸 day in the seventh month",
      input: { dayStem: "gui", monthBranch: "shen" },
      expect: { gods: [{ stem: { native: "丁" } }] },
      source: "Qiongtong Baojian: 七月癸水, 必取丁火為用",
    },
  ],
  references: [
    { title: "Qiongtong Baojian 窮通寶鑑", author: "Yu Chuntai 余春台 (ed.)", year: "Qing" },
    { title: "Zaohua Yuanyao 造化元鑰", author: "Xu Lewu 徐樂吾", year: "1941" },
  ],
});
