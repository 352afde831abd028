import { biorhythmCycle } from "../../core/words_zh_hant.ts";
import type { PairWords } from "./en.ts";

const CLOSE: Readonly<Record<string, string>> = {
  physical: "力氣一起來、一起走，適合一起運動、搬家，不適合輪流累",
  emotional: "心情同起同落，高興加倍，低落也加倍",
  intellectual: "清醒的幾週一樣，遲鈍的幾週也一樣",
};
const APART: Readonly<Record<string, string>> = {
  physical: "一個有勁時另一個在歇，過日子好用，組隊不好用",
  emotional: "一個不穩時另一個穩，只要別當成冷淡，就是安慰",
  intellectual: "隨便哪一週，總有一個看見另一個漏掉的",
};

export const zhHant: PairWords = {
  title: "兩人生物節律",
  summary: "兩人在 23、28、33 日三種週期上的曲線相合程度",
  inputs: {
    a: { label: "甲生日", about: "一方的出生日期" },
    b: { label: "乙生日", about: "另一方的出生日期" },
  },
  fields: {
    score: "總相合度",
    band: "等第",
    daysApart: "相差日數",
    cycles: "週期",
    cycle: "週期",
    period: "週期日數",
    phaseDifference: "週期內相差日數",
    agreement: "相合度",
  },
  terms: { biorhythmCycle },
  reading({ daysApart, cycles, score }) {
    const told = cycles.map(
      ({ cycle, agreement }) =>
        `${biorhythmCycle[cycle]} ${agreement} 分：${(agreement >= 50 ? CLOSE : APART)[cycle]}。`,
    );
    return [
      `兩人出生相差 ${daysApart} 日，每一種週期裡的距離一輩子不變。合起來看，曲線相合 ${score} 分（滿分一百）。`,
      told.join(""),
      "不論一個人或兩個人，都沒有證據顯示這些週期存在：拿來開個話頭聊聊彼此的步調就好。",
    ];
  },
  picture: { title: "兩人生物節律", score: (score) => `相合 ${score} 分` },
};
