import type { UiWords } from "./en.ts";

/** Few enough to be written by hand, so that no page waits for a converter's tables. */
export const zhHans: UiWords = {
  layout: {
    skip: "跳到主要内容",
    main: "主菜单",
    languages: "语言",
    menu: "菜单",
    notice: "占卜属于象征传统，并非预测。",
    places: {
      library: "书架",
      today: "今日",
      readings: "解读",
      people: "人物",
      wallet: "钱包",
      docs: "文档",
      about: "关于",
    },
    signIn: "登录",
    site: "全站",
  },
  copyBox: { copy: "复制", copied: "已复制" },
  bars: {
    asTable: "显示数字",
    day: "日期（UTC）",
    none: "这段期间没有记录",
    summary: (total, days, most, when) => `${days} 天共 ${total}；最多在 ${when}：${most}`,
  },
};
