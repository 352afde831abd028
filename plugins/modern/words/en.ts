import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Modern systems",
  summary: "Systems of the twentieth century that rest on what people say of themselves.",
  traditions: {
    enneagram: {
      title: "Enneagram of personality",
      family: "Modern",
      region: "Bolivia, Chile, United States",
    },
  },
};
