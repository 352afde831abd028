import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "擲卜、骰子、茶葉、手相與夢",
  summary: "由手擲之物得答案，機率一併言明。",
  traditions: {
    "coins-and-dice": { title: "錢幣、骰子與骨牌", family: "世界", region: "各地" },
  },
};
