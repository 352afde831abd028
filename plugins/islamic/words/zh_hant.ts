import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "伊斯蘭與波斯術數",
  summary: "沙占、骰占，以及字母之學。",
  traditions: {
    "arabic-geomancy": {
      title: "阿拉伯沙占",
      family: "阿拉伯",
      region: "馬格里布、埃及、阿拉伯半島",
    },
    "persian-geomancy": { title: "波斯與印度拉瑪爾", family: "波斯", region: "伊朗與印度" },
    huruf: { title: "字母之學", family: "阿拉伯", region: "阿拉伯世界、土耳其、伊朗、印度" },
  },
};
