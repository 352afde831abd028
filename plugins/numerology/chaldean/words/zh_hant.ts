import type { ChaldeanAnswer } from "../answer.ts";
import { compoundOf } from "../values.ts";
import type { ChaldeanWords } from "./en.ts";
import { compounds, ruler } from "./zh_hant/numbers.ts";

const harmony = {
  same: { text: "同數", meaning: "名字與生日同數，穿在身上就像自己的外套。" },
  family: { text: "同族", meaning: "名字與生日的數字同屬一族，彼此撐腰。" },
  different: {
    text: "不同族",
    meaning: "名字與生日的數字不同族，名字露出的，是生日不會露出的一面。",
  },
};

export const zhHant: ChaldeanWords = {
  title: "迦勒底數字命理",
  summary: "姓名字母一至八值、十至五十二複合數與根數，並與生日數相較，附解讀",
  inputs: {
    name: { label: "姓名", about: "平日所用的名字，以拉丁字母書寫" },
    aliases: { label: "其他名字", about: "其他常用的名字，各自計算，至多五個" },
  },
  fields: {
    name: "姓名",
    letters: "逐字",
    part: "姓名段",
    "letters/letters": "字母",
    char: "字母",
    total: "總和",
    root: "根數",
    nameTotals: "各段總和",
    compound: "複合數",
    compoundMeaning: "複合數之意",
    says: "數意",
    fortune: "吉凶",
    sameAs: "讀法同",
    single: "單數",
    planet: "行星",
    portrait: "性情",
    ignored: "略去的字元",
    birthNumber: "生日數",
    day: "出生日",
    number: "數",
    harmony: "姓名與生日",
    meaning: "說明",
    aliases: "其他名字",
  },
  terms: {
    ruler,
    fortune: { fortunate: "吉", cautionary: "宜慎", mixed: "參半" },
    harmony,
  },
  phrases: { compound: ({ number }) => compounds[number]! },
  conventions: {
    compoundFrom: {
      title: "多段姓名的複合數",
      options: { letters: "全部字母的總和", parts: "各段根數相加" },
    },
  },
  refusals: {
    "no-letters": {
      when: "姓名中沒有拉丁字母",
      says: ({ name }) => `「${name}」沒有可計的拉丁字母，請以拉丁字母書寫姓名`,
    },
  },
  omissions: { birthDate: "未提供生日，故略去生日數與相合。" },
  reading: (answer) => {
    const { total, compound, compoundMeaning, single, planet, birthNumber, harmony: bond } = answer;
    const sums = answer.letters.map(({ part, total: sum }) => `${part} ${sum}`);
    const birth = birthNumber
      ? [
          `生日數為 ${birthNumber.number}。`,
          ...(birthNumber.number === single ? [] : [ruler[birthNumber.planet].portrait]),
          ...(bond ? [harmony[bond].meaning] : []),
        ]
      : [];
    const paragraphs = [
      [
        `以迦勒底字母計，姓名合計 ${total}（${sums.join("、")}），歸於 ${single}，屬${ruler[planet].text}。`,
        ruler[planet].portrait,
        ...tellCompound(answer),
      ],
      birth,
      answer.aliases.map(
        ({ name, total: sum, single: root }) =>
          `「${name}」合計 ${sum}${sum === root ? "" : `，歸於 ${root}`}。`,
      ),
      [LIMIT],
    ];
    return {
      paragraphs: paragraphs.filter((one) => one.length > 0).map((one) => one.join("")),
      outline: ["姓名", "生日", "其他名字"],
      facts: {
        total,
        compound,
        compoundSays: compoundMeaning && compounds[compoundMeaning.says.with.number],
        single,
        planet: ruler[planet].text,
        birthNumber: birthNumber && birthNumber.number,
        harmony: bond && harmony[bond].meaning,
      },
    };
  },
};

const LIMIT =
  "這裡秤的是日常使用的名字，而名字可以換。數字的意思出自奇羅一百年前的說法，講的是語氣，加總並不能決定什麼。";

function tellCompound({ total, compound, compoundMeaning }: ChaldeanAnswer): readonly string[] {
  if (compound === null || !compoundMeaning) {
    return ["這裡得不出十至五十二的複合數，只由單數來說話。"];
  }
  const { sameAs, says } = compoundMeaning;
  const lead = compound === compoundOf(total) ? "複合數為" : "以各段根數相加，複合數為";
  const repeats = sameAs === null ? "" : `，讀法同 ${sameAs}`;
  return [`${lead} ${compound}${repeats}。`, compounds[says.with.number]!];
}
