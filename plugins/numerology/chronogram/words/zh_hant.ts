import type { ChronogramAnswer } from "../answer.ts";
import type { ChronogramWords } from "./en.ts";

const alphabet = {
  roman: "羅馬字母",
  hebrew: "希伯來字母",
  arabic: "阿拉伯字母",
  greek: "希臘字母",
};
const mode = { marked: "只計標出的字母", all: "數字字母全計" };

const grade = {
  A: { text: "A", meaning: "與所期之年相符，數字字母無一遺漏，是純正的紀年銘。" },
  B: { text: "B", meaning: "與所期之年相符，但有些數字字母未經標記。" },
  C: { text: "C", meaning: "要通融某些字母，才得出所期之年。" },
  D: { text: "D", meaning: "未指定年份，這個總數倒像是一個年份。" },
  F: { text: "F", meaning: "試過的讀法，都對不上年份。" },
};

const era = { commonEra: "公元", annoMundi: "希伯來創世紀元", hijra: "伊斯蘭曆" };

export const zhHant: ChronogramWords = {
  title: "字母紀年銘",
  summary: "將任一文字讀作字母紀年銘：逐字數值、總和、年份核對與純度等級",
  inputs: {
    text: { label: "銘文", about: "銘文全文，標出的字母寫作大寫" },
    expectedYear: {
      label: "所期之年",
      about: "銘文應藏的年份；希伯來與阿拉伯字母亦可給公元年份",
    },
    letters: { label: "字母", about: "計數所用的字母，預設為羅馬字母", values: alphabet },
    uAsV: { label: "U 作 V", about: "U 作 V 計，值五；預設否" },
    jAsI: { label: "J 作 I", about: "J 作 I 計，值一；預設否" },
    wAsVV: { label: "W 作兩個 V", about: "W 作兩個 V 計，值十；預設否" },
    mode: {
      label: "哪些字母計入",
      about: "羅馬字母：只計大寫、數字字母全計，或依原文大小寫而定（預設）",
      values: { auto: "依原文大小寫", marked: "只計大寫", all: "數字字母全計" },
    },
  },
  fields: {
    alphabet: "字母",
    mode: "哪些字母計入",
    letters: "逐字",
    index: "位置",
    char: "字母",
    counted: "計入",
    reason: "計入與否之故",
    counts: "計入的數字",
    M: "M",
    D: "D",
    C: "C",
    L: "L",
    X: "X",
    V: "V",
    I: "I",
    numeralCount: "數字個數",
    total: "總和",
    sortedNumeral: "依大小排列",
    year: "年份",
    era: "紀元",
    commonEra: "公元年份",
    expectedYear: "所期之年",
    matches: "與所期之年相符",
    readingsThatFit: "其他相符的讀法",
    uAsV: "U 作 V",
    jAsI: "J 作 I",
    wAsVV: "W 作兩個 V",
    purity: "純度",
    grade: "等級",
    meaning: "說明",
    pure: "數字字母無一遺漏",
    unmarked: "遺漏的數字字母",
    summary: "摘要",
  },
  terms: {
    alphabet,
    mode,
    reason: {
      numeral: "數字",
      "not marked": "未標出",
      "not a numeral": "不是數字",
      "needs a licence": "須經通融",
    },
    era,
    grade,
  },
  phrases: {
    total: ({ total }) => `計入的字母合計 ${total}。`,
    eraYear: ({ total, era: of, year, commonEra }) =>
      `計入的字母合計 ${total}，即${era[of]} ${year} 年（公元 ${commonEra.join("/")}）。`,
  },
  reading: (read, say) => [
    `${say.phrase(read.summary)}${grade[read.purity.grade].meaning}${lettersOf(read)}`,
    [...mannersOf(read), LIMIT].join(""),
  ],
};

const LIMIT =
  "紀年銘是作者的文字遊戲，說的是有人希望後人在句中找到哪一年。若有好幾種讀法都合，究竟是哪一種，只有原石原紙說得準。";

function lettersOf({ numeralCount, sortedNumeral, mode: which, purity }: ChronogramAnswer): string {
  const set = sortedNumeral && numeralCount > 1 ? `，依大小排列為 ${sortedNumeral}` : "";
  const manner = which === "marked" ? "只計特別標出的字母" : "凡有數值的字母皆計";
  const left = purity.unmarked > 0 ? `，另有 ${purity.unmarked} 個字母本可計入` : "";
  return `計入 ${numeralCount} 個字母${set}；${manner}${left}。`;
}

function mannersOf({ readingsThatFit: others }: ChronogramAnswer): readonly string[] {
  const plainest = others[0];
  if (!plainest) return [];
  return [
    `另有 ${others.length} 種讀法可得所期之年，其中最平實的是：${mode[plainest.mode]}${licences(plainest)}。`,
  ];
}

function licences(manner: ChronogramAnswer["readingsThatFit"][number]): string {
  const taken = [
    ...(manner.uAsV ? ["U = V"] : []),
    ...(manner.jAsI ? ["J = I"] : []),
    ...(manner.wAsVV ? ["W = VV"] : []),
  ];
  return taken.length === 0 ? "" : `（${taken.join("、")}）`;
}
