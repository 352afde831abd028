import { PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import type { SolarTermId } from "#east/calendar/solar_terms.ts";
import { PHENOLOGY } from "../../almanac/phenologies.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { TERM_KIND } from "../answer.ts";
import type { SolarTermsWords } from "./en.ts";

const { solarTerm } = calendar;
const clock = (local: string) => local.replace("T", " ").replace(/:\d\d$/, "");

export const zhHant: SolarTermsWords = {
  title: "全年節氣",
  summary: "一年二十四節氣與七十二候之時刻，可依任一時區之鐘",
  inputs: { year: { label: "年", about: "公曆年，天文紀年（0 年即公元前 1 年）" } },
  fields: {
    year: "年",
    zone: "所用之鐘",
    pillarBefore: "立春以前年柱",
    pillar: "立春以後年柱",
    terms: "節氣",
    term: "節氣",
    kind: "節或氣",
    month: "月建",
    longitudeDeg: "太陽黃經",
    utc: "世界時",
    local: "當地時間",
    lengthDays: "至下一節氣日數",
    pentads: "三候",
    pentad: "物候",
  },
  terms: { solarTerm, termKind: natives(TERM_KIND), phenology: natives(PHENOLOGY) },
  reading({ year, zone, pillarBefore, pillar, terms }) {
    const at = (id: SolarTermId) => terms.find(({ term }) => term === id)!;
    const turns = (["chunFen", "xiaZhi", "qiuFen", "dongZhi"] as const)
      .map((id) => `${solarTerm[id]} ${clock(at(id).local)}`)
      .join("、");
    const byLength = [...terms].sort((a, b) => a.lengthDays - b.lengthDays);
    const [shortest, longest] = [byLength[0]!, byLength.at(-1)!];
    return [
      `${nativeOf(PILLAR, pillar)}年始於 ${clock(at("liChun").local)} 立春（${zone} 之鐘）；${year} 年生於此前者仍屬${nativeOf(PILLAR, pillarBefore)}年。`,
      `二分二至：${turns}。`,
      `歷時最短者為${solarTerm[shortest.term]}，${shortest.lengthDays.toFixed(2)} 日；最長者為${solarTerm[longest.term]}，${longest.lengthDays.toFixed(2)} 日。地球近日則速、遠日則緩，故長短不齊。`,
    ];
  },
  picture: {
    title: "二十四節氣",
    desc: (year) => `${year} 年二十四節氣及其日期之圓圖`,
    pillar: (pillar) => `${nativeOf(PILLAR, pillar)}年`,
    legend: "實點為節，虛點為中氣；月/日",
  },
};
