import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Tibet, Mongolia and the Turkic world",
  summary: "Births by animal, element and the five forces of the White Beryl.",
  traditions: {
    tibetan: { title: "Tibetan astrology", family: "Tibetan", region: "Tibet and Bhutan" },
  },
};
