/** 兩人相配諸法共用之語。 */
import type { Translation } from "#sdk";
import { conventions as calendar } from "#east/calendar/words/zh_hant.ts";
import { naYin, phase } from "../../core/words/zh_hant.ts";
import type * as en from "./en.ts";

export const grade: typeof en.grade = {
  harmonious: "相合",
  neutral: "中平",
  difficult: "多磨合",
};

/** 兩人同用一鐘。 */
export const pairClock: Translation<typeof en.pairClock> = {
  ...calendar.clock,
  rule: "兩人皆有經度者用真太陽時，否則用扣除夏令時間之民用時",
};

/** 各項之欄名。 */
export const partFields: typeof en.partFields = {
  verdict: "結論",
  method: "計分之法",
  parts: "各項",
  part: "項目",
  evidence: "所見",
  range: "當日範圍",
  least: "最低",
  most: "最高",
  dissent: "相左之項",
};

/** 未提供者之欄名。 */
export const omissionFields: typeof en.omissionFields = {
  hourAssumption: "未提供出生時間",
  input: "輸入",
  says: "如何推算",
  candidates: "試算數",
  certified: "不影響結論",
  verdicts: "可能之結論",
  when: "情形",
  least: "最低",
  most: "最高",
};

export const naYinPhrases: Translation<typeof en.naYinPhrases> = {
  soundAlike: ({ a, b, element }) =>
    `年命納音為${naYin[a]}與${naYin[b]}，同屬${phase[element]}，比和`,
  soundFeeds: ({ a, b, giver, taker, from }) =>
    `年命納音為${naYin[a]}與${naYin[b]}，${phase[giver]}生${phase[taker]}，${from === "first" ? "前者益後者" : "後者益前者"}`,
  soundOpposes: ({ a, b, ruler, ruled }) =>
    `年命納音為${naYin[a]}與${naYin[b]}，${phase[ruler]}剋${phase[ruled]}，宜以他項補之`,
};

export const evennessPhrases: Translation<typeof en.evennessPhrases> = {
  laidTogether: ({ low, filled }) => {
    const names = (elements: typeof low) => elements.map((one) => phase[one]).join("、");
    const fills = filled.length > 0 ? `兩造合觀，可補${names(filled)}之缺` : "兩造合觀，大勢未改";
    return low.length === 0 ? `${fills}，五行俱備` : `${fills}，而${names(low)}仍嫌不足`;
  },
};

export const luckPhrases: Translation<typeof en.luckPhrases> = {
  luckTogether: ({ kind, hard, shared }) => {
    const years = [
      kind > 0 ? `兩運俱佳者 ${kind} 年` : "",
      hard > 0 ? `俱逆者 ${hard} 年` : "",
      shared > 0 ? `一順一逆、可相扶持者 ${shared} 年` : "",
    ].filter((text) => text !== "");
    return `自年少者二十歲起四十年間，${years.join("，")}`;
  },
  luckApart: "兩運並無同時分明之年",
};
