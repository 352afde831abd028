import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Tibet, Mongolia and the Turkic world",
  summary:
    "Births, years and days by animal, element and Moon, and the dice, bones and beans of the steppe.",
  traditions: {
    tibetan: { title: "Tibetan astrology", family: "Tibetan", region: "Tibet and Bhutan" },
    mongolian: { title: "Mongolian arts", family: "Mongolian", region: "Mongolia and Buryatia" },
    turkic: {
      title: "Turkic arts",
      family: "Turkic",
      region: "Kazakhstan, Kyrgyzstan and the old Turkic lands",
    },
  },
};
