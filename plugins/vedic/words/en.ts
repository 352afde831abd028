import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Indian astrology and omens",
  summary:
    "The sidereal chart with its divisions, strengths and periods, the birth star, and the match of two charts.",
  traditions: {
    "hindu-calendar": {
      title: "Hindu calendar and muhurta",
      family: "Indian",
      region: "India and Nepal",
    },
    "tamil-siddha": { title: "Tamil timing", family: "Indian", region: "Tamil Nadu" },
    jaimini: { title: "Jaimini astrology", family: "Indian", region: "India" },
    tajika: { title: "Tajika (annual astrology)", family: "Indian", region: "India and Persia" },
    kp: { title: "Krishnamurti Paddhati", family: "Indian", region: "India" },
    "lal-kitab": { title: "Lal Kitab", family: "Indian", region: "Punjab" },
    nadi: { title: "Nadi astrology", family: "Indian", region: "South India" },
    prashna: { title: "Prashna and Indian omens", family: "Indian", region: "India" },
    vastu: { title: "Vastu", family: "Indian", region: "India" },
    vedic: { title: "Vedic astrology (Parashari)", family: "Indian", region: "India" },
  },
};
