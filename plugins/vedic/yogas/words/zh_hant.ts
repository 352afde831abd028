import * as core from "../../core/words/zh_hant.ts";
import type { YogasWords } from "./en.ts";

const { combination, combinationRule, graha } = core;

const placed = (what: string) => ({ label: what, about: `${what}所在之座，知其度數則一併填入` });

export const zhHant: YogasWords = {
  title: "吠陀諸格",
  summary: "以生辰或以星座排出之命盤，逐一檢驗一百二十五格，各附成格條件與出處",
  inputs: {
    lagna: placed("命宮"),
    sun: placed("太陽"),
    moon: placed("月亮"),
    mars: placed("火星"),
    mercury: placed("水星"),
    jupiter: placed("木星"),
    venus: placed("金星"),
    saturn: placed("土星"),
    rahu: placed("羅睺"),
    sign: { label: "星座", about: "恆星黃道之星座", values: core.sign },
    degree: { label: "度數", about: "座內度數，零至三十" },
    byDay: { label: "晝生", about: "是否晝生；未填則依太陽" },
  },
  fields: {
    exact: "附度數",
    present: "已成",
    absent: "未成",
    untested: "未驗",
    yoga: "格",
    meaning: "義",
    kind: "類別",
    grahas: "成格之星",
    strength: "強度",
    links: "宮主相連",
    a: "一主",
    b: "另一主",
    houses: "宮位",
    how: "相連之法",
    because: "條件",
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
    sunrise: core.conventions.sunrise,
  },
  refusals: {
    ...core.lagnaRefusals,
    "chart-needed": {
      when: "既無生辰，七曜所在星座亦未填齊",
      says: "請填生辰與時地，或填齊七曜所在之星座",
    },
  },
  terms: { graha, combination, yogaKind: core.yogaKind, link: core.link },
  phrases: { byRule: ({ yoga }) => combinationRule[yoga] },
  reading: ({ present }) =>
    present.map(
      ({ yoga, grahas }) =>
        `${combination[yoga].text}，由${grahas.map((id) => graha[id]).join("、")}而成（${combinationRule[yoga].replace(/。$/, "")}）：${combination[yoga].meaning}`,
    ),
};
