import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Calendars, eras and the Moon",
  summary: "Small reckonings of time, each by the rules its founders wrote down.",
  traditions: {
    discordian: { title: "Discordian calendar", family: "Modern", region: "United States" },
    thelemic: { title: "Thelemic dating", family: "Modern", region: "Britain and Italy" },
    masonic: { title: "Masonic eras", family: "Modern", region: "Britain and France" },
    "christian-reckoning": {
      title: "Old Style and Easter reckoning",
      family: "Christian",
      region: "Christian world",
    },
    republican: {
      title: "French Republican calendar and decimal time",
      family: "Modern",
      region: "France",
    },
    soviet: { title: "Soviet calendar", family: "Modern", region: "Soviet Union" },
    bahai: { title: "Bahá’í calendar", family: "Bahá’í", region: "Iran and worldwide" },
    sikh: { title: "Sikh calendar", family: "Indian", region: "Punjab" },
    pataphysical: { title: "Pataphysical calendar", family: "Modern", region: "France" },
    jain: { title: "Jain calendar", family: "Indian", region: "India" },
    moon: { title: "The Moon", family: "Modern", region: "Worldwide" },
    chronology: { title: "Chronology", family: "Modern", region: "Worldwide" },
  },
};
