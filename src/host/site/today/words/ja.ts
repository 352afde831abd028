/** The words of the page of today, in Japanese. */
import type { TodayWords } from "./en.ts";

export const ja: TodayWords = {
  title: "今日",
  lead: (day, zone) => `${day}（${zone} の時刻）。どなたでも無料です。`,
  zone: "時間帯",
  show: "表示",
  moon: "月",
  phases: {
    new: "新月",
    waxingCrescent: "満ちていく三日月",
    firstQuarter: "上弦の月",
    waxingGibbous: "満ちていく月（半分以上）",
    full: "満月",
    waningGibbous: "欠けていく月（半分以上）",
    lastQuarter: "下弦の月",
    waningCrescent: "欠けていく細い月",
  },
  lit: (percent, phase) => `${phase}。いま月面の ${percent}% が照らされています。`,
  next: { new: "次の新月", full: "次の満月", term: "次の節気" },
  whole: "この日をくわしく尋ねる",
  picture: "図",
  calendars: "カレンダーに入れる",
};
