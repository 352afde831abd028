import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "西洋占星",
  summary: "自希臘化時期至二十世紀德國學派之西洋星盤與技法。",
  traditions: {
    western: { title: "西洋占星", family: "西洋", region: "歐洲與美洲" },
    hellenistic: { title: "希臘占星", family: "西洋", region: "希臘羅馬時期之埃及" },
    "traditional-western": { title: "文藝復興占星", family: "西洋", region: "英格蘭與義大利" },
    medieval: { title: "中世紀占星", family: "西洋", region: "巴格達、托雷多與拉丁歐洲" },
    uranian: { title: "漢堡學派與宇宙生物學", family: "西洋", region: "德國" },
    "european-geomancy": { title: "西洋地占", family: "西洋", region: "拉丁歐洲" },
    "western-sidereal": { title: "西洋恆星占星", family: "西洋", region: "愛爾蘭與美國" },
    bodygraph: { title: "人類圖", family: "西洋", region: "現代" },
  },
};
