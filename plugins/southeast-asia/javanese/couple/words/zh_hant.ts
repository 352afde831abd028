import { chinese } from "#sdk";
import type { CoupleAnswer } from "../answer.ts";
import { OUTCOME } from "../rules.ts";
import { en, type CoupleWords } from "./en.ts";

const wetonOutcome = {
  pegat: { text: "離散", meaning: "兩人的牽繫因錢財、工作或距離而磨薄，要早早修補" },
  ratu: { text: "尊貴", meaning: "鄰里敬重這一對，兩人也彼此相敬" },
  jodoh: { text: "相配", meaning: "各自容得下對方的缺點，相守不離" },
  topo: { text: "先苦", meaning: "起初幾年清苦，一同熬過便有後福" },
  tinari: { text: "逢財", meaning: "衣食容易，路上常遇好運" },
  padu: { text: "口角", meaning: "小事也要爭幾句，卻不致分開" },
  sujanan: { text: "猜疑", meaning: "有第三人，或是疑心有第三人，夾在中間" },
  pesthi: { text: "安寧", meaning: "家中平靜，有風波也能安然度過" },
};
const roman = (id: CoupleAnswer["outcome"]) => OUTCOME.writings[id]!.roman!;

export const zhHant: CoupleWords = {
  title: "爪哇 weton 合婚",
  summary: "兩人生日的 neptu 相加，依占書八名數去，看落在哪一名",
  weighs: "兩人 neptu 之和所落之名，權重為本站所定",
  fields: {
    weton: "Weton",
    dina: "星期",
    pasaran: "市集日",
    neptu: "Neptu 數",
    timeKnown: "有出生時刻",
    sum: "兩數之和",
    left: "除九之餘",
    outcome: "所落之名",
    meaning: "意思",
    possible: "另有可能",
  },
  terms: { wetonOutcome, dina: en.terms.dina, pasaran: en.terms.pasaran },
  phrases: {
    base: "任何一對",
    outcome: ({ sum, left, outcome }) =>
      `和為 ${sum}，除九餘 ${left}，落在 ${roman(outcome)}（${wetonOutcome[outcome].text}）`,
  },
  conventions: {
    dayBegin: { title: "一日之始", options: { sunset: "日落", sunrise: "日出" } },
  },
  reading({ a, b, sum, left, outcome, possible, score }) {
    const others = possible.map((id) => `${roman(id)}（${wetonOutcome[id].text}）`);
    const open =
      possible.length === 0
        ? ""
        : `缺出生時刻的人可能屬於相鄰的爪哇日，那麼結果會是${chinese.list(others, "或")}。`;
    return [
      `前者生於 ${a.weton}，neptu 為 ${a.neptu}；後者生於 ${b.weton}，neptu 為 ${b.neptu}。兩數之和 ${sum}，以九數去${left === 0 ? "恰好數盡，由頭再起" : `餘 ${left}`}。`,
      `落在 ${roman(outcome)}，意為${wetonOutcome[outcome].text}：${wetonOutcome[outcome].meaning}。以本站的尺度計，一百之中得 ${score}。${open}`,
    ];
  },
  picture: {
    title: (a, b) => `${a} 與 ${b}`,
    desc: (a, b, outcome) => `neptu ${a} 與 ${b}：${outcome}`,
  },
};
