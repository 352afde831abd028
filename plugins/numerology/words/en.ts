import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Numerology and letter numbers",
  summary: "Dates and names added up by each school's own table, every step shown.",
  traditions: {
    pythagorean: {
      title: "Pythagorean numerology",
      family: "Numerology",
      region: "United States",
    },
    chaldean: { title: "Chaldean numerology", family: "Numerology", region: "Britain" },
    "indian-numerology": { title: "Indian numerology", family: "Indian", region: "India" },
    "latin-letters": {
      title: "Latin letter numbers and chronograms",
      family: "Numerology",
      region: "Latin Europe",
    },
  },
};
