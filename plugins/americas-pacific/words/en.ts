import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Americas and Pacific",
  summary: "The days of the Maya and the Aztecs, and the count that was made after them.",
  traditions: {
    maya: {
      title: "Maya calendar and day-keeping",
      family: "Maya",
      region: "Mexico, Guatemala, Belize",
    },
    aztec: { title: "Aztec tonalpohualli", family: "Aztec", region: "Mexico" },
    dreamspell: { title: "Dreamspell thirteen moons", family: "Modern", region: "Modern" },
  },
};
