import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "美洲與太平洋",
  summary: "馬雅與阿茲特克之日，以及後人仿作之曆。",
  traditions: {
    maya: { title: "馬雅曆與守日", family: "馬雅", region: "墨西哥、瓜地馬拉、貝里斯" },
    aztec: { title: "阿茲特克神曆", family: "阿茲特克", region: "墨西哥" },
    dreamspell: { title: "夢語十三月亮曆", family: "現代", region: "現代" },
  },
};
