import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "合參與預測",
  summary: "諸家同參於一答，或合或分皆予明言，各系統之資料與評分俱在。",
  traditions: {
    synthesis: { title: "諸家合參", family: "合參", region: "世界" },
  },
};
