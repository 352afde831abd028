import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Temple lots",
  summary: "Numbered lots of temple sets with original verse and readings in Chinese and English.",
  traditions: {
    "temple-lots": {
      title: "Temple lots",
      family: "Temple lots",
      region: "China, Taiwan, Hong Kong, Japan, Thailand",
    },
  },
};
