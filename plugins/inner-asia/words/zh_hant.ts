import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "西藏、蒙古與突厥世界",
  summary: "依《白琉璃》以生肖、五行與五力論命。",
  traditions: { tibetan: { title: "西藏占星", family: "西藏", region: "西藏與不丹" } },
};
