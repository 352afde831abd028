/** The words of the page of today, in Traditional Chinese. */
import type { TodayWords } from "./en.ts";

export const zhHant: TodayWords = {
  title: "今日",
  lead: (day, zone) => `${day}，依 ${zone} 的時間。人人免費。`,
  zone: "時區",
  show: "顯示",
  moon: "月相",
  phases: {
    new: "新月",
    waxingCrescent: "眉月",
    firstQuarter: "上弦月",
    waxingGibbous: "盈凸月",
    full: "滿月",
    waningGibbous: "虧凸月",
    lastQuarter: "下弦月",
    waningCrescent: "殘月",
  },
  lit: (percent, phase) => `${phase}；此刻月面受光 ${percent}%。`,
  next: { new: "下次新月", full: "下次滿月", term: "下一個節氣" },
  whole: "查看全日",
  picture: "圖",
  calendars: "訂閱到行事曆",
};
