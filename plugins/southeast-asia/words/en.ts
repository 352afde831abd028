import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Southeast Asia",
  summary:
    "Wheel and chart of Siam, the seven houses of Burma, the weekday and market day of Java, the weeks of Bali, with the calendars of Thailand, Cambodia, Burma, Java, Bali and Vietnam.",
  traditions: {
    thai: { title: "Thai arts", family: "Thai", region: "Thailand and Laos" },
    burmese: { title: "Burmese arts", family: "Burmese", region: "Myanmar" },
    javanese: { title: "Javanese arts", family: "Javanese", region: "Java" },
    khmer: { title: "Khmer arts", family: "Khmer", region: "Cambodia" },
    balinese: { title: "Balinese arts", family: "Balinese", region: "Bali" },
    vietnamese: { title: "Vietnamese arts", family: "Vietnamese", region: "Vietnam" },
    philippine: { title: "Philippine arts", family: "Philippine", region: "Philippines" },
    malay: { title: "Malay arts", family: "Malay", region: "Malay Peninsula and Aceh" },
    batak: { title: "Batak arts", family: "Batak", region: "North Sumatra" },
  },
};
