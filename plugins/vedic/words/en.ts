import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Indian astrology and omens",
  summary:
    "The sidereal chart with its divisions, strengths and periods, the birth star, and the match of two charts.",
  traditions: {
    vedic: { title: "Vedic astrology (Parashari)", family: "Indian", region: "India" },
  },
};
