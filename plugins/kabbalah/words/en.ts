import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Kabbalah and Hebrew calendar",
  summary:
    "The seventy-two names of three letters, and the planets of a birth on the Tree of Life.",
  traditions: {
    kabbalistic: {
      title: "Kabbalah",
      family: "Jewish",
      region: "Jewish world and Christian Europe",
    },
  },
};
