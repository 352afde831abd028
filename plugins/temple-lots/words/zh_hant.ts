import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "靈籤",
  summary: "各廟籤組之靈籤，附中英文原創籤詩與解籤。",
  traditions: {
    "temple-lots": { title: "靈籤", family: "靈籤", region: "中國、臺灣、香港、日本、泰國" },
  },
};
