import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "紙牌占卜",
  summary: "各式牌組，隨機抽取或親手擺出，逐張依位置解讀。",
  traditions: {
    kipper: { title: "基珀牌", family: "紙牌占卜", region: "巴伐利亞" },
    lenormand: { title: "雷諾曼牌", family: "紙牌占卜", region: "德國與法國" },
    "playing-cards": { title: "撲克牌", family: "紙牌占卜", region: "法國、英國、美國" },
    sibilla: { title: "西比拉牌", family: "紙牌占卜", region: "義大利" },
    tarot: { title: "塔羅", family: "紙牌占卜", region: "義大利、法國、英國" },
  },
};
