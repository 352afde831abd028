import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { sakaFeast, sasih } from "../../core/words/zh_hant.ts";
import type { SakaWords } from "./en.ts";

const balineseMoon = { penanggal: "盈", purnama: "滿月", pangelong: "虧", tilem: "新月" };

export const zhHant: SakaWords = {
  title: "峇里薩卡曆日期",
  summary:
    "公曆某日在峇里薩卡曆的月、盈虧之日、一日兩月日（ngunaratri）、滿月新月與靜居日；也可由薩卡曆查回公曆",
  inputs: {
    saka: { label: "薩卡曆日期", about: "填了就以此為準" },
    year: { label: "薩卡年", about: "1948 年始於 2026 年三月的靜居日" },
    month: { label: "月", about: "1 為 Kasa，至 12 為 Sadha；靜居日開啟第 10 月 Kadasa" },
    day: { label: "日", about: "半月之中的 1 至 15" },
    waxing: { label: "漸盈", about: "月漸盈（penanggal）或漸虧（pangelong）" },
    added: { label: "閏月", about: "同名兩月中的後一個；預設否" },
  },
  fields: {
    ...dayFields,
    saka: "薩卡曆日期",
    year: "年",
    month: "月序",
    added: "閏月",
    day: "半月之日",
    waxing: "漸盈",
    sasih: "月（sasih）",
    monthName: "曆書寫法",
    moon: "月相",
    lunarDays: "月日",
    ngunaratri: "一日兩月日",
    feasts: "節日",
    about: "行事",
    months: "月數",
    addedMonth: "重複之月",
    nyepi: "靜居日",
    coming: "將至",
    purnama: "滿月",
    tilem: "新月",
    "coming/ngunaratri": "一日兩月日",
  },
  terms: { sasih, balineseMoon, sakaFeast },
  phrases: issues,
  reading(given) {
    const { civil, saka, monthName, moon, lunarDays, ngunaratri, feasts, year, coming } = given;
    const full =
      moon === "purnama" ? "，正是滿月（purnama）" : moon === "tilem" ? "，正是新月（tilem）" : "";
    const two = ngunaratri
      ? `這天是 ngunaratri，第 ${lunarDays.join(" 與第 ")} 月日同在一日，每六十三日才有一次。`
      : "";
    const added =
      year.addedMonth === null
        ? `薩卡 ${saka.year} 年有十二個月`
        : `薩卡 ${saka.year} 年有十三個月，${sasih[year.addedMonth]}重複`;
    return [
      `${dateText(civil.date)}是薩卡 ${saka.year} 年 ${monthName} 月${saka.waxing ? "盈（penanggal）" : "虧（pangelong）"}第 ${saka.day} 日${full}。${two}`,
      ...feasts.map((feast) => `${sakaFeast[feast].text}：${sakaFeast[feast].about}。`),
      `${added}，始於 ${dateText(year.nyepi)}的靜居日。曆書上下一個滿月是 ${dateText(coming.purnama)}，下一個新月是 ${dateText(coming.tilem)}，下一個靜居日是 ${dateText(coming.nyepi)}。`,
    ];
  },
  picture: {
    wall,
    title: (date) => `峇里薩卡曆・${dateText(date)}`,
    band: (month, year) => `${month} 月 · 薩卡 ${year} 年`,
    moon: (moon, days) => `${moon} ${days.join(" 與 ")}`,
    ngunaratri: "一日兩月日（ngunaratri）",
    coming: (purnama, tilem) => `滿月 ${purnama}，新月 ${tilem}`,
    cell: (waxing, days) => `${waxing ? "盈" : "虧"} ${days}`,
    legend: "金色：滿月、新月、靜居日",
  },
};
