import type { ConcordPhrases } from "../concord.ts";
import type { NumerologyWords } from "./en.ts";
import { challenges, debts, lessons, numbers } from "./ja/numbers.ts";
import { read } from "./ja/reading.ts";

const bonds = { same: "同じ数です", group: "同じ組の数です", different: "別の組の数です" };

const tellPair = (what: string, { a, b, bond }: ConcordPhrases["path-birthday"]) =>
  `${what}（${a} と ${b}）は${bonds[bond]}`;

export const ja: NumerologyWords = {
  title: "数秘術",
  summary:
    "ライフパス、表現数、ソウルナンバー、人格数、誕生日数、成熟数、課題、カルマの負債、マスターナンバーを出し、解説を添えます",
  weighs: "チャートの数どうしがどれほど合うか。理由ごとの点の合計です",
  inputs: {
    name: {
      label: "名前",
      about: "生まれたときの氏名をラテン文字で。付加記号は外し、ほかの記号は数えません",
    },
    currentDate: { label: "現在の日付", about: "個人年、個人月、個人日を出す日付、YYYY-MM-DD" },
  },
  fields: {
    name: "名前",
    letters: "文字ごと",
    part: "名前の部分",
    "letters/letters": "文字",
    char: "文字",
    vowel: "母音",
    ignored: "数えなかった文字",
    number: "数",
    root: "一桁にした数",
    master: "マスターナンバー",
    debt: "途中で現れた負債",
    steps: "足し方",
    keywords: "キーワード",
    says: "数の意味",
    total: "文字の合計",
    lifePath: "ライフパスナンバー",
    bySum: "数字を一列に足した場合",
    birthday: "誕生日数",
    expression: "表現数",
    soulUrge: "ソウルナンバー",
    personality: "人格数",
    maturity: "成熟数",
    balance: "バランスナンバー",
    hiddenPassion: "隠れた情熱",
    subconsciousSelf: "潜在する自己",
    rationalThought: "合理的思考",
    bridges: "ブリッジナンバー",
    lifePathExpression: "ライフパスと表現数",
    soulUrgePersonality: "ソウルナンバーと人格数",
    karmic: "課題と負債",
    lessons: "カルマの課題",
    "lessons/says": "身につけたいこと",
    debts: "カルマの負債",
    in: "現れた数",
    pinnacles: "ピナクル",
    "pinnacles/says": "何の時期か",
    fromAge: "始まりの年齢",
    toAge: "終わりの年齢",
    challenges: "チャレンジ",
    "challenges/says": "難しいこと",
    periodCycles: "人生の周期",
    month: "月",
    day: "日",
    year: "年",
    personalCycles: "個人の周期",
    "personalCycles/says": "何の時期か",
    date: "日付",
    universalYear: "世界の年",
  },
  terms: {
    place: {
      lifePath: "ライフパスナンバー",
      birthday: "誕生日数",
      expression: "表現数",
      soulUrge: "ソウルナンバー",
      personality: "人格数",
      maturity: "成熟数",
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
    base: "どの生年月日にも加わる点",
    "path-birthday": (pair) => tellPair("ライフパスと誕生日数", pair),
    "path-expression": (pair) => tellPair("ライフパスと表現数", pair),
    "inner-outer": (pair) => tellPair("ソウルナンバーと人格数", pair),
    debts: ({ count }) => `カルマの負債が ${count} つあります`,
  },
  conventions: {
    yIsVowel: {
      title: "文字 Y の扱い",
      options: { auto: "両隣に母音がなければ母音", yes: "つねに母音", no: "つねに子音" },
    },
  },
  refusals: {
    "no-letters": {
      when: "名前にラテン文字がない",
      says: ({ name }) =>
        `「${name}」には数えられるラテン文字がありません。ラテン文字の綴りで入力してください`,
    },
  },
  omissions: {
    name: "名前がないため、表現数、ソウルナンバー、人格数、成熟数、課題は省きました。",
    currentDate: "現在の日付がないため、個人年、個人月、個人日は省きました。",
  },
  reading: read,
};
