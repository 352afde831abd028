import type { HurufWords } from "./en.ts";

const element = { fire: "火", earth: "土", air: "風", water: "水" };
const bands = { excellent: "極佳", good: "良好", mixed: "互有長短", challenging: "需要磨合" };
const which = { a: "第一個", b: "第二個" };

export const zhHant: HurufWords = {
  title: "阿拉伯字母合名",
  summary: "依字母數值之和、元素與餘數表，看兩個名字的相合程度",
  weighs: "取合名之分，即各項之和",
  inputs: {
    a: { label: "第一個名字", about: "阿拉伯字母之名；拉丁字母之名依音轉寫，波斯字母讀作最近者" },
    b: { label: "第二個名字", about: "阿拉伯字母之名；拉丁字母之名依音轉寫，波斯字母讀作最近者" },
  },
  fields: {
    a: "第一個名字",
    b: "第二個名字",
    letters: "字母",
    letter: "字母",
    element: "元素",
    total: "數值之和",
    nine: "九除之餘",
    twelve: "十二除之餘",
    seven: "七除之餘",
    shares: "字母之元素",
    fire: "火",
    earth: "土",
    air: "風",
    water: "水",
    transliterated: "讀作",
    leading: "所偏",
    harmony: "元素相合",
    sharedLetters: "共有字母",
  },
  phrases: {
    "name-needed": "字母合名須有兩人之名",
    sameRemainder: ({ nine }) => `以九除之，兩名皆餘 ${nine}`,
    likeRemainders: ({ a, b }) =>
      `以九除之，餘 ${a} 與 ${b}，${a % 2 === 1 ? "同為奇數" : "同為偶數"}`,
    unlikeRemainders: ({ a, b }) => `以九除之，餘 ${a} 與 ${b}，一奇一偶`,
    elements: ({ percent }) => `元素相合百分之 ${percent}`,
    letters: ({ shared, distinct }) =>
      shared === 0 ? `${distinct} 個相異字母無一共有` : `${distinct} 個相異字母中共有 ${shared} 個`,
  },
  conventions: {
    abjad: {
      title: "字母數值",
      options: { mashriqi: "東方", maghribi: "西方：六個字母不同" },
    },
    elements: {
      title: "字母依次所屬元素",
      options: { fireEarth: "火、土、風、水", fireAir: "火、風、水、土" },
    },
    taMarbuta: { title: "圓塔之值", options: { ha: "作 ha，五", ta: "作 ta，四百" } },
    hamza: {
      title: "附於 waw 或 ya 的 hamza 之值",
      options: { seat: "依所附之字：六或十", alif: "作 alif，一" },
    },
  },
  refusals: {
    "not-arabic": {
      when: "名字含有沒有數值又非拉丁字母的字，例如漢字",
      says: ({ who, sign }) =>
        `無法計算${which[who]}名字：${sign === null ? "其中沒有字母" : `「${sign}」沒有數值`}，請以阿拉伯或拉丁字母書寫`,
    },
  },
  reading: ({ a, b, components, score, band }, say) => [
    `第一個名字合計 ${a.total}，偏${element[a.leading]}；第二個名字合計 ${b.total}，偏${element[b.leading]}。`,
    `${components.map((one) => say.phrase(one)).join("；")}。`,
    `共得 ${score} 分（滿分一百），依字母之學屬「${bands[band]}」。秤的是名字，其餘在於名字的主人。`,
  ],
};
