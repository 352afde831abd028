import type { PluginWords } from "#sdk";

export const ja: PluginWords = {
  title: "日本と韓国",
  summary:
    "日本の旧暦・年号・暦注・九星・宿曜・方位・姓名判断・算命学・血液型と、韓国の暦・四柱・土亭秘訣など。",
  traditions: {
    japanese: { title: "日本の占術", family: "日本", region: "日本" },
    "blood-type": { title: "血液型性格（日本）", family: "日本", region: "日本" },
    korean: { title: "韓国の占術", family: "韓国", region: "韓国" },
  },
};
