import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "印度占星與徵兆",
  summary: "恆星黃道之命盤與分盤、力量與大運、本命月宿，以及兩人合婚。",
  traditions: {
    "hindu-calendar": { title: "印度曆與擇時", family: "印度", region: "印度與尼泊爾" },
    "tamil-siddha": { title: "坦米爾時術", family: "印度", region: "坦米爾納德" },
    jaimini: { title: "賈米尼占星", family: "印度", region: "印度" },
    tajika: { title: "塔吉卡（年運占星）", family: "印度", region: "印度與波斯" },
    kp: { title: "克里希那穆提派（KP）", family: "印度", region: "印度" },
    "lal-kitab": { title: "紅書（Lal Kitab）", family: "印度", region: "旁遮普" },
    nadi: { title: "納迪占星", family: "印度", region: "南印度" },
    prashna: { title: "卜問與徵兆", family: "印度", region: "印度" },
    vastu: { title: "瓦斯圖（印度風水）", family: "印度", region: "印度" },
    vedic: { title: "吠陀占星（帕拉沙拉派）", family: "印度", region: "印度" },
  },
};
