import type { PluginWords } from "#sdk";

const family = "中國";
const region = "中國";

export const zhHant: PluginWords = {
  title: "中國術數",
  summary: "八字、黃曆、三式、易占、姓名與數字，依典籍推算，並標明各家異同。",
  traditions: {
    "chinese-destiny": { title: "命學", family, region },
    "chinese-almanac": { title: "黃曆擇日", family, region },
    "chinese-boards": { title: "三式", family, region },
    "chinese-changes": { title: "易占", family, region },
    "chinese-feng-shui": { title: "風水", family, region },
    "chinese-names-numbers": { title: "姓名與數字", family, region },
    "chinese-stars": { title: "星宿", family, region },
    "chinese-signs": { title: "相法與夢占", family, region },
  },
};
