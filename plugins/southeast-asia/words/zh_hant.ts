import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "東南亞",
  summary:
    "暹羅八宮輪與命盤、緬甸七宮、爪哇的星期與市集日、峇里諸週，以及泰、柬、緬、爪哇、峇里與越南的曆法。",
  traditions: {
    thai: { title: "泰國術數", family: "泰國", region: "泰國與寮國" },
    burmese: { title: "緬甸術數", family: "緬甸", region: "緬甸" },
    javanese: { title: "爪哇術數", family: "爪哇", region: "爪哇" },
    khmer: { title: "高棉術數", family: "高棉", region: "柬埔寨" },
    balinese: { title: "峇里術數", family: "峇里", region: "峇里島" },
    vietnamese: { title: "越南術數", family: "越南", region: "越南" },
    philippine: { title: "菲律賓術數", family: "菲律賓", region: "菲律賓" },
    malay: { title: "馬來術數", family: "馬來", region: "馬來半島與亞齊" },
    batak: { title: "巴塔克術數", family: "巴塔克", region: "北蘇門答臘" },
  },
};
