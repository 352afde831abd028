import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Japan and Korea",
  summary:
    "Nine stars, 27 lodges, years and their animals, blood types, and Tojeong's book of the year.",
  traditions: {
    japanese: { title: "Japanese arts", family: "Japanese", region: "Japan" },
    "blood-type": {
      title: "Blood-type character (Japan)",
      family: "Japanese",
      region: "Japan",
    },
    korean: { title: "Korean arts", family: "Korean", region: "Korea" },
  },
};
