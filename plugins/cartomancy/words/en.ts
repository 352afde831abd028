import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Cards",
  summary: "Decks of cards, drawn by chance or laid by hand, each card read in its place.",
  traditions: {
    kipper: { title: "Kipper cards", family: "Cartomancy", region: "Bavaria" },
    lenormand: { title: "Lenormand cards", family: "Cartomancy", region: "Germany and France" },
    "playing-cards": {
      title: "Playing cards",
      family: "Cartomancy",
      region: "France, Britain, United States",
    },
    sibilla: { title: "Sibilla cards", family: "Cartomancy", region: "Italy" },
    tarot: { title: "Tarot", family: "Cartomancy", region: "Italy, France, Britain" },
  },
};
