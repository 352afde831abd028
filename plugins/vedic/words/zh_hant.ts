import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "印度占星與徵兆",
  summary: "恆星黃道之命盤與分盤、力量與大運、本命月宿，以及兩人合婚。",
  traditions: {
    vedic: { title: "吠陀占星（帕拉沙拉派）", family: "印度", region: "印度" },
  },
};
