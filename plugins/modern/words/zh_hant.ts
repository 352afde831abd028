import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "現代體系",
  summary: "二十世紀依個人自述而立的體系。",
  traditions: {
    enneagram: { title: "九型人格", family: "現代", region: "玻利維亞、智利、美國" },
  },
};
