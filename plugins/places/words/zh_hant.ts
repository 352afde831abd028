import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "地點與時間",
  summary: "以地名查世界各地，並考當地時鐘所指為何時。",
  traditions: {
    "place-and-time": { title: "地點與時間", family: "根基", region: "世界" },
  },
};
