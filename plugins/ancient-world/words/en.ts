import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Ancient Near East and Mediterranean",
  summary: "The birth records of Babylon and the decans of Egypt.",
  traditions: {
    mesopotamian: {
      title: "Mesopotamian omens and stars",
      family: "Mesopotamian",
      region: "Babylonia and Assyria",
    },
    egyptian: { title: "Egyptian days and decans", family: "Egyptian", region: "Egypt" },
  },
};
