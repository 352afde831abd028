import { STEM } from "#lore";
import {
  clock,
  phrases as boundaryPhrases,
  place,
  refusals,
  solarTerm,
} from "../../../calendar/words/zh_hant.ts";
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
import { branchOf, stemOf } from "../../../core/pairs.ts";
import { nativeOf } from "../../../core/natives.ts";
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
  gender: "未提供性別，大運依男命順逆排列；女命則反向而行，其餘各項不受影響。",
  birthHour:
    "未提供出生時間，故只排三柱：日柱依民用日期，年月二柱以正午為準；時柱、命宮、身宮、小運與確切起運日均從缺。當日各時辰（含二十三時後之換日）均已逐一試算。",
};

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
      yearBranch: "年支",
      dayBranch: "日支",
      monthBranch: "月支",
      dayPillar: "日柱",
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
    structureIs: ({ state }) => `格局：${structureState[state]}`,
    selfIs: ({ strength: grade }) => `日主：${strength[grade]}`,
    elementsLean: ({ helpful }) => (helpful ? "喜用多於忌仇" : "忌仇多於喜用"),
  },
  conventions,
  refusals: { longitudeNeeded: refusals.longitudeNeeded },
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
      `大運${direction === "forward" ? "順行" : "逆行"}${from ? `，${from} 起` : ""}`,
    chartOf: (pillars) => `八字命盤：${pillars.join("、")}`,
    describe: (chart, cycles) =>
      `日主${nativeOf(STEM, chart.dayMaster)}，${strength[chart.strength.verdict.value]}；` +
      `${structure[chart.structure.verdict.value]}；用神${phase[chart.usefulGod.verdict.value]}。大運：${cycles}。`,
  },
};
