import type { UiWords } from "./en.ts";

export const zhHant: UiWords = {
  layout: {
    skip: "跳到主要內容",
    main: "主選單",
    languages: "語言",
    menu: "選單",
    notice: "占卜屬於象徵傳統，並非預測。",
    places: {
      library: "書架",
      today: "今日",
      readings: "解讀",
      people: "人物",
      wallet: "錢包",
      docs: "文件",
      about: "關於",
    },
    signIn: "登入",
    site: "全站",
  },
  copyBox: { copy: "複製", copied: "已複製" },
  bars: {
    asTable: "顯示數字",
    day: "日期（UTC）",
    none: "這段期間沒有紀錄",
    summary: (total, days, most, when) => `${days} 天共 ${total}；最多在 ${when}：${most}`,
  },
};
