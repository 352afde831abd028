import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Modern systems",
  summary:
    "Systems of the twentieth century: what people say of themselves, and cycles counted from birth.",
  traditions: {
    "birth-lore": { title: "Birth lore", family: "Modern", region: "Europe and North America" },
    biorhythm: { title: "Biorhythm", family: "Modern", region: "Germany and Austria" },
    enneagram: {
      title: "Enneagram of personality",
      family: "Modern",
      region: "Bolivia, Chile, United States",
    },
  },
};
