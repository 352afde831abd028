import type { PluginWords } from "#sdk";

export const ja: PluginWords = {
  title: "日本と韓国",
  summary: "九星、二十七宿、干支、血液型、そして土亭の一年の書。",
  traditions: {
    japanese: { title: "日本の占術", family: "日本", region: "日本" },
    "blood-type": { title: "血液型性格（日本）", family: "日本", region: "日本" },
    korean: { title: "韓国の占術", family: "韓国", region: "韓国" },
  },
};
