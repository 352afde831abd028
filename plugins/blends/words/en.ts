import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Blended readings and prediction",
  summary:
    "Several traditions in one answer, in agreement or openly not, with every system's data and score.",
  traditions: {
    synthesis: {
      title: "Synthesis across traditions",
      family: "Synthesis",
      region: "World",
    },
  },
};
