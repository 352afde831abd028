import * as core from "../../../core/words/zh_hant.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/zh_hant.ts";
import type { MuddaWords } from "./en.ts";

const { graha } = core;
const { rahu: _rahu, ketu: _ketu, ...seven } = graha;
const patya = { ...seven, lagna: "命宮" };
const dateOf = (instant: string | null) => instant?.slice(0, instant.lastIndexOf("T")) ?? "";
const moods = {
  sun: "任事見人",
  moon: "人事與行旅",
  mars: "決斷與急躁",
  rahu: "新奇與曲折",
  jupiter: "開展與良言",
  saturn: "耐心與勞務",
  mercury: "學習與交易",
  ketu: "放下",
  venus: "交遊與安適",
};

export const zhHant: MuddaWords = {
  title: "一年諸運（Mudda）",
  summary: "一年之 Mudda 與 Patyayini 諸運",
  inputs: tajikaInputs,
  fields: {
    yearDays: "全年日數",
    mudda: "Mudda",
    patyayini: "Patyayini",
    lord: "運主",
    parts: "三百六十分之幾",
    days: "日數",
    start: "起",
    end: "訖",
  },
  terms: { graha, patya },
  conventions: { ayanamsa: core.conventions.ayanamsa, node: core.conventions.node },
  refusals: tajikaRefusals,
  reading: ({ mudda, patyayini }) => {
    const longest = [...patyayini].sort((a, b) => b.days - a.days)[0]!;
    return [
      ...(mudda.length > 0
        ? [
            `此年始於 ${dateOf(mudda[0]!.start)}，以${graha[mudda[0]!.lord]}起運。${mudda
              .map(({ lord, start }) => `${dateOf(start)} 起${graha[lord]}：${moods[lord]}。`)
              .join("")}`,
          ]
        : []),
      `依 Patyayini，${patya[longest.lord]}所主最長，計 ${Math.round(longest.days)} 日${longest.start ? `，自 ${dateOf(longest.start)} 起` : ""}，為一年之主調；依序為${patyayini.map(({ lord, days }) => `${patya[lord]}（${Math.round(days)} 日）`).join("、")}。`,
    ];
  },
  picture: {
    title: "一年諸運",
    columns: ["法", "運主", "日數", "起"],
    mudda: "Mudda",
    patyayini: "Patyayini",
    desc: "Mudda 九運與 Patyayini 八運及其日數",
  },
};
