import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "現代體系",
  summary: "二十世紀的體系：有的依個人自述，有的自出生之日數週期。",
  traditions: {
    "birth-lore": { title: "生日傳說", family: "現代", region: "歐洲與北美" },
    biorhythm: { title: "生物節律", family: "現代", region: "德國與奧地利" },
    enneagram: { title: "九型人格", family: "現代", region: "玻利維亞、智利、美國" },
  },
};
