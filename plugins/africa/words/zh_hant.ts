import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "非洲",
  summary: "約魯巴的伊法、馬達加斯加的西基迪，以及修納人的四枚占板。",
  traditions: {
    yoruba: {
      title: "約魯巴伊法、貝占與曆法",
      family: "約魯巴",
      region: "奈及利亞、貝南、古巴、巴西",
    },
    malagasy: { title: "馬達加斯加西基迪與命辰", family: "馬達加斯加", region: "馬達加斯加" },
    shona: { title: "非洲南部哈卡塔占板", family: "修納", region: "辛巴威、莫三比克、南非" },
  },
};
