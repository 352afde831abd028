import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Islamic and Persian arts",
  summary: "Geomancy by sand and by dice, and the science of letters.",
  traditions: {
    "arabic-geomancy": {
      title: "ʿIlm al-raml",
      family: "Arabic",
      region: "Maghreb, Egypt, Arabia",
    },
    "persian-geomancy": {
      title: "Persian and Indian ramal",
      family: "Persian",
      region: "Iran and India",
    },
    huruf: {
      title: "Science of letters",
      family: "Arabic",
      region: "Arab world, Turkey, Iran, India",
    },
  },
};
