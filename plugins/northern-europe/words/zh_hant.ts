import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "北歐與東歐",
  summary: "古弗薩克盧恩，以及十三個月的樹曆。",
  traditions: {
    norse: { title: "盧恩與北歐曆法", family: "日耳曼", region: "斯堪地那維亞與冰島" },
    celtic: { title: "歐甘文與凱爾特曆法", family: "凱爾特", region: "愛爾蘭、不列顛、高盧" },
  },
};
