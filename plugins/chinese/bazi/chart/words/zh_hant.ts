import { BRANCH, PILLAR, STEM } from "#lore";
import {
  clock,
  phrases as boundaryPhrases,
  place,
  refusals,
  solarTerm,
} from "#east/calendar/words/zh_hant.ts";
import {
  gender,
  godFamily,
  hiddenRole,
  lifeStage,
  naYin,
  phase,
  pillarGod,
  relation,
  seasonState,
  tallyPhrases,
  tenGod,
} from "../../../core/words/zh_hant.ts";
import { branchOf, pairOf, stemOf } from "#east/pairs.ts";
import { nativeOf } from "#east/natives.ts";
import type { BaziChartWords } from "./en.ts";
import { conventions } from "./zh_hant/conventions.ts";
import { fields } from "./zh_hant/fields.ts";
import {
  judgementTerms,
  luckPhrases,
  modelPhrases,
  statePhrases,
  strength,
  strengthPhrases,
  structure,
  structurePhrases,
  structureState,
  usefulGodPhrases,
} from "./zh_hant/judgement.ts";
import { readOut } from "./zh_hant/reading.ts";
import { star } from "./zh_hant/stars.ts";

/** 性別或時辰從缺時之語。 */
export const omissions: BaziChartWords["omissions"] = {
  gender:
    "未提供性別，大運依男命順逆排列；女命則反向而行。配偶星與元辰、勾煞、絞煞亦依男命，其餘各項不受影響。",
  birthHour:
    "未提供出生時間，故只排三柱：日柱依民用日期，年月二柱以正午為準；時柱、命宮、身宮、小運與確切起運日均從缺。當日各時辰（含二十三時後之換日）均已逐一試算。",
};

export const PAIRS = Object.fromEntries(
  PILLAR.ids.map((id) => [nativeOf(PILLAR, id), nativeOf(PILLAR, id)]),
);

export const zhHant: BaziChartWords = {
  title: "八字命盤",
  summary: "四柱、日主、十神、藏干、十二長生、五行、強弱、格局、用神與八步大運，附文字解讀",
  weighs:
    "五十；格局成 12、有救 6、破 -12；日主中和 8、偏強偏弱 4；用神喜神多於忌神仇神之百分比取半，至多 ±15",
  fields,
  terms: {
    ...judgementTerms,
    clock,
    gender,
    godFamily,
    hiddenRole,
    lifeStage,
    naYin,
    pillarGod,
    place,
    relation,
    seasonState,
    solarTerm,
    star,
    tenGod,
    between: { stems: "天干", branches: "地支" },
    starOrigin: {
      dayStem: "日干",
      yearStem: "年干",
      yearBranch: "年支",
      dayBranch: "日支",
      monthBranch: "月支",
      dayPillar: "日柱",
      hourPillar: "時柱",
      yearSound: "年柱納音",
      season: "四時",
      stems: "天干",
    },
  },
  phrases: {
    ...boundaryPhrases,
    ...strengthPhrases,
    ...modelPhrases,
    ...structurePhrases,
    ...statePhrases,
    ...usefulGodPhrases,
    ...luckPhrases,
    ...tallyPhrases,
    untoldLuckAge: "各步大運起於何歲何年",
    untoldTerms: "入節深淺與人元司令",
    untoldLunarDate: "農曆日期與以正月初一計之生肖",
    untoldMidMonth: "已否過中氣（一家以此定命宮）",
    untoldHour: "時柱（未填）",
    monthDoubted: ({ given, year, branch, follows }) =>
      `${pairOf(year).native}年無${pairOf(given).native}月，${nativeOf(BRANCH, branch)}月當為${pairOf(follows).native}`,
    hourDoubted: ({ given, day, branch, follows }) =>
      `${pairOf(day).native}日無${pairOf(given).native}時，${nativeOf(BRANCH, branch)}時當為${pairOf(follows).native}`,
    structureIs: ({ state }) => `格局：${structureState[state]}`,
    selfIs: ({ strength: grade }) => `日主：${strength[grade]}`,
    elementsLean: ({ helpful }) => (helpful ? "喜用多於忌仇" : "忌仇多於喜用"),
  },
  conventions,
  inputs: {
    pillars: { label: "四柱", about: "以現成四柱代出生時刻，如甲子；時辰不詳則填三柱" },
    year: { label: "年柱", about: "年柱干支", values: PAIRS },
    month: { label: "月柱", about: "月柱干支", values: PAIRS },
    day: { label: "日柱", about: "日柱干支", values: PAIRS },
    hour: { label: "時柱", about: "時柱干支，不詳可不填", values: PAIRS },
  },
  refusals: {
    longitudeNeeded: refusals.longitudeNeeded,
    birthOrPillars: {
      when: "出生日期與四柱俱無，或兩者並填",
      says: ({ both }) =>
        both ? "不能同時論兩造：出生日期與四柱請擇一填寫" : "無從排盤：請填出生日期，或逕填四柱",
    },
  },
  omissions,
  reading: readOut,
  picture: {
    title: "八字命盤",
    heads: { year: "年柱", month: "月柱", day: "日柱", hour: "時柱" },
    unknown: "時辰不詳",
    element: phase,
    needs: (element) => `用神${element}`,
    stem: (id) => stemOf(id).roman,
    branch: (id) => branchOf(id).roman,
    stage: (name) => `星運 ${name}`,
    selfStage: (name) => `自坐 ${name}`,
    void: (branches) => `空亡 ${branches}`,
    luck: (direction, from) =>
      `大運${direction === "forward" ? "順行" : "逆行"}${from ? `，${from} 起；歲為虛歲` : ""}`,
    chartOf: (pillars) => `八字命盤：${pillars.join("、")}`,
    describe: (chart, cycles) =>
      `日主${nativeOf(STEM, chart.dayMaster)}，${strength[chart.strength.verdict.value]}；` +
      `${structure[chart.structure.verdict.value]}；用神${phase[chart.usefulGod.verdict.value]}。大運：${cycles}。`,
  },
};
