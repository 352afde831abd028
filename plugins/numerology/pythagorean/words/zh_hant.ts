import type { ConcordPhrases } from "../concord.ts";
import type { NumerologyWords } from "./en.ts";
import { challenges, debts, lessons, numbers } from "./zh_hant/numbers.ts";
import { read } from "./zh_hant/reading.ts";

const bonds = { same: "同數", group: "同組", different: "異組" };

const tellPair = (what: string, { a, b, bond }: ConcordPhrases["path-birthday"]) =>
  `${what} ${a} 與 ${b}，${bonds[bond]}`;

export const zhHant: NumerologyWords = {
  title: "生命靈數",
  summary: "生命數、表現數、靈魂數、人格數、生日數、成熟數、功課、業債與大師數，附解讀",
  weighs: "命盤諸數相合之程度，為各項理由之和",
  inputs: {
    name: {
      label: "姓名",
      about: "出生時的全名，以拉丁字母書寫；附加符號略去，其他字元不計",
    },
    currentDate: { label: "當前日期", about: "推算流年、流月、流日所用的日期，YYYY-MM-DD" },
  },
  fields: {
    name: "姓名",
    letters: "逐字",
    part: "姓名段",
    "letters/letters": "字母",
    char: "字母",
    vowel: "母音",
    ignored: "略去的字元",
    number: "數",
    root: "根數",
    master: "大師數",
    debt: "途經之業債",
    steps: "加總過程",
    keywords: "關鍵詞",
    says: "數意",
    total: "字母總和",
    lifePath: "生命數",
    bySum: "逐位相加所得",
    birthday: "生日數",
    expression: "表現數",
    soulUrge: "靈魂數",
    personality: "人格數",
    maturity: "成熟數",
    balance: "平衡數",
    hiddenPassion: "隱藏熱情數",
    subconsciousSelf: "潛意識數",
    rationalThought: "理性思考數",
    bridges: "橋數",
    lifePathExpression: "生命數與表現數",
    soulUrgePersonality: "靈魂數與人格數",
    karmic: "功課與業債",
    lessons: "功課",
    "lessons/says": "要練習的",
    debts: "業債",
    in: "見於",
    pinnacles: "高峰期",
    "pinnacles/says": "所宜",
    fromAge: "起始年齡",
    toAge: "結束年齡",
    challenges: "挑戰",
    "challenges/says": "難處",
    periodCycles: "人生週期",
    month: "月",
    day: "日",
    year: "年",
    personalCycles: "個人週期",
    "personalCycles/says": "所宜",
    date: "日期",
    universalYear: "世界年數",
  },
  terms: {
    place: {
      lifePath: "生命數",
      birthday: "生日數",
      expression: "表現數",
      soulUrge: "靈魂數",
      personality: "人格數",
      maturity: "成熟數",
    },
  },
  phrases: {
    keywords: ({ number }) => numbers[number]!.keywords,
    path: ({ number }) => numbers[number]!.path,
    gift: ({ number }) => numbers[number]!.gift,
    expression: ({ number }) => numbers[number]!.expression,
    desire: ({ number }) => numbers[number]!.desire,
    face: ({ number }) => numbers[number]!.face,
    season: ({ number }) => numbers[number]!.season,
    lesson: ({ number }) => lessons[number]!,
    debt: ({ number }) => debts[number]!,
    challenge: ({ number }) => challenges[number]!,
    base: "任何日期",
    "path-birthday": (pair) => tellPair("生命數與生日數", pair),
    "path-expression": (pair) => tellPair("生命數與表現數", pair),
    "inner-outer": (pair) => tellPair("靈魂數與人格數", pair),
    debts: ({ count }) => `業債 ${count} 項`,
  },
  conventions: {
    yIsVowel: {
      title: "字母 Y",
      options: { auto: "左右皆非母音時算母音", yes: "一律算母音", no: "一律算子音" },
    },
  },
  refusals: {
    "no-letters": {
      when: "姓名中沒有拉丁字母",
      says: ({ name }) => `「${name}」沒有可計的拉丁字母，請以拉丁字母書寫姓名`,
    },
  },
  omissions: {
    name: "未提供姓名，故略去表現數、靈魂數、人格數、成熟數與功課。",
    currentDate: "未提供當前日期，故略去流年、流月、流日。",
  },
  reading: read,
};
