import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "數字命理與字母數值",
  summary: "依各派字母表將日期與姓名相加，步驟逐一列出。",
  traditions: {
    pythagorean: { title: "畢達哥拉斯數字命理", family: "數字命理", region: "美國" },
    chaldean: { title: "迦勒底數字命理", family: "數字命理", region: "英國" },
    "indian-numerology": { title: "印度數字命理", family: "印度", region: "印度" },
    "latin-letters": {
      title: "拉丁字母數值與紀年銘",
      family: "數字命理",
      region: "使用拉丁文的歐洲",
    },
  },
};
