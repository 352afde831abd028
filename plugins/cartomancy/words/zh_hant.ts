import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "紙牌占卜",
  summary: "各式牌組，隨機抽取或親手擺出，逐張依位置解讀。",
  traditions: {
    tarot: { title: "塔羅", family: "紙牌占卜", region: "義大利、法國、英國" },
  },
};
