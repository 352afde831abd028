import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Japan and Korea",
  summary:
    "Old calendars, eras and almanac pages, nine stars and 27 lodges, directions, names and charts of Japan; calendars, charts and Tojeong's book of Korea.",
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
