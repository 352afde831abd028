import type { AngelAnswer, Part } from "../answer.ts";
import type { AngelWords } from "./en.ts";

/** Where the three names are taken from, and what each does. */
const ways: Readonly<Record<Part, { readonly from: string; readonly does: string }>> = {
  body: { from: "太陽所在的五度", does: "主身與志" },
  heart: { from: "當日所在的一度", does: "主心" },
  mind: { from: "出生的二十分鐘", does: "主智" },
};

function sentenceOf({ rules, angel, letters, number, value }: AngelAnswer["arc"]): string {
  const { from, does } = ways[rules];
  return `${from}得第 ${number} 名 ${angel}（${letters}），字母合計 ${value}，${does}。`;
}

export const zhHant: AngelWords = {
  title: "出生之七十二聖名",
  summary: "依五度之弧、當日之度與二十分鐘之刻，求主掌出生的三個聖名（七十二聖名之中）",
  weighs: "其分數僅供參看而不計入：所量者為諸名相合之程度",
  fields: {
    sunLongitudeDeg: "太陽黃經（度）",
    arc: "五度之名",
    day: "當日之名",
    hour: "二十分鐘之名",
    number: "序號",
    letters: "字母",
    angel: "天使名",
    value: "字母合計",
    fromDeg: "起始之度",
    rules: "所主",
    score: "諸名相合之程度",
  },
  terms: { part: { body: "身與志", heart: "心", mind: "智" } },
  phrases: {
    base: "任何出生",
    equal: ({ angel }) => `${angel} 兩見`,
    "shared-letters": ({ one, other, letters }) => `${one} 與 ${other} 同有 ${letters.join("、")}`,
  },
  omissions: {
    birthTime: "未提供出生時刻：太陽取當地正午之位，時辰之名從缺",
  },
  reading: ({ arc, day, hour }) => {
    const names = hour ? [arc, day, hour] : [arc, day];
    const same = arc.number === day.number ? "弧與度同得一名，習慣上視為一聲兩聞。" : "";
    const missing = hour ? "" : "未知出生時刻，主智之名從缺。";
    return [
      `七十二聖名之中，有${hour ? "三" : "兩"}個臨於此生。${names.map(sentenceOf).join("")}${same}${missing}`,
      "諸名出自《出埃及記》三節，每節七十二個字母，順讀、倒讀、再順讀而成。坊間日期表按曆日分配，會差一兩日；此處以太陽實際度數為準。",
    ];
  },
};
