import type { PluginWords } from "#sdk";

const family = "Chinese";
const region = "China";

export const en: PluginWords = {
  title: "Chinese arts",
  summary:
    "Four pillars, almanac, boards, changes, names and numbers, by the books and with their schools named.",
  traditions: {
    "chinese-destiny": { title: "Chinese destiny arts (ming)", family, region },
    "chinese-almanac": { title: "Chinese almanac and day selection", family, region },
    "chinese-boards": { title: "Chinese cosmic boards (san shi)", family, region },
    "chinese-changes": { title: "Book of Changes and its oracles", family, region },
    "chinese-feng-shui": { title: "Feng shui", family, region },
    "chinese-names-numbers": { title: "Chinese names and numbers", family, region },
    "chinese-stars": { title: "Chinese stars and lodges", family, region },
    "chinese-signs": { title: "Chinese signs: faces and dreams", family, region },
  },
};
