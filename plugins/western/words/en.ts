import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Western astrology",
  summary:
    "Charts and techniques of the Western tradition, from the Greeks to the German schools of the last century.",
  traditions: {
    western: { title: "Western astrology", family: "Western", region: "Europe and the Americas" },
    hellenistic: {
      title: "Hellenistic astrology",
      family: "Western",
      region: "Greco-Roman Egypt",
    },
    "traditional-western": {
      title: "Renaissance astrology",
      family: "Western",
      region: "England and Italy",
    },
    medieval: {
      title: "Medieval astrology",
      family: "Western",
      region: "Baghdad, Toledo and Latin Europe",
    },
    uranian: {
      title: "Uranian astrology and cosmobiology",
      family: "Western",
      region: "Germany",
    },
    "european-geomancy": { title: "Geomancy", family: "Western", region: "Latin Europe" },
    "western-sidereal": {
      title: "Western sidereal astrology",
      family: "Western",
      region: "Ireland and United States",
    },
    bodygraph: { title: "Bodygraph", family: "Western", region: "Modern" },
  },
};
