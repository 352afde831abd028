import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "西藏、蒙古與突厥世界",
  summary: "以生肖、五行與月亮論人、論年、論日，兼及草原上的骰、骨與豆占。",
  traditions: {
    tibetan: { title: "西藏占星", family: "西藏", region: "西藏與不丹" },
    mongolian: { title: "蒙古術數", family: "蒙古", region: "蒙古與布里亞特" },
    turkic: { title: "突厥術數", family: "突厥", region: "哈薩克、吉爾吉斯與古突厥之地" },
  },
};
