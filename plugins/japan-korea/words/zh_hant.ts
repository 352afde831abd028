import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "日本與韓國",
  summary:
    "日本之舊曆、年號、曆注、九星、二十七宿、方位、姓名與命盤；韓國之曆、命盤與土亭的流年之書。",
  traditions: {
    japanese: { title: "日本術數", family: "日本", region: "日本" },
    "blood-type": { title: "日本血型性格", family: "日本", region: "日本" },
    korean: { title: "韓國術數", family: "韓國", region: "韓國" },
  },
};
