import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "古代近東與地中海",
  summary: "巴比倫的出生紀錄與埃及的旬星。",
  traditions: {
    mesopotamian: {
      title: "美索不達米亞之兆與星",
      family: "美索不達米亞",
      region: "巴比倫與亞述",
    },
    egyptian: { title: "埃及之日與旬", family: "埃及", region: "埃及" },
  },
};
