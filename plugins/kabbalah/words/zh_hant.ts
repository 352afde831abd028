import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "卡巴拉與希伯來曆",
  summary: "七十二個三字母聖名，以及生命之樹上的出生行星。",
  traditions: {
    kabbalistic: { title: "卡巴拉", family: "猶太", region: "猶太世界與基督教歐洲" },
  },
};
