import type { PluginWords } from "../../../plugins/mod.ts";

export const zhHant: PluginWords = {
  title: "公平抽取",
  summary: "抽前立諾，抽後驗證。",
  traditions: { draws: { title: "公平抽取", family: "服務", region: "本服務" } },
};
