import { treeTerms } from "../../trees.ts";
import { nameless, trees } from "../../words/zh_hant.ts";
import type { SignWords } from "./en.ts";

export const zhHant: SignWords = {
  title: "凱爾特樹曆",
  summary: "生日在十三個月樹曆中所屬之樹，以及無名之日",
  weighs: "其分數僅供參看而不計入：所量者為一樹獨言之清晰程度",
  fields: {
    tree: "所屬之樹",
    keywords: "關鍵詞",
    namelessDay: "無名之日",
    dayOfMonth: "該月第幾日",
    month: "月份",
    number: "環中次序",
    letter: "歐甘字母",
    ogham: "字符",
    from: "首日",
    to: "末日",
    partners: "佳偶",
    neighbours: "前後之樹",
    portrait: "性格",
    score: "一樹獨言之清晰程度",
  },
  terms: { tree: treeTerms(trees, "keywords") },
  phrases: {
    portrait: ({ tree }) => trees[tree].portrait,
    nameless,
    base: "任何一日",
    depth: ({ days }) =>
      days === 0 ? "正在月份邊上，緊鄰他樹" : `深入本月 ${days} 日，去鄰樹漸遠`,
  },
  reading: ({ tree, dayOfMonth }) => [
    tree
      ? `在葛瑞夫斯的十三樹曆裡，這個生日屬${trees[tree].name}，是該月第 ${dayOfMonth} 日。`
      : "這個生日落在十二月二十三日，葛瑞夫斯的十三樹曆沒有把這一天分給任何一棵樹。",
    tree ? trees[tree].portrait : nameless,
    "這部曆法是詩人一九四八年依歐甘字母寫成的創作，並非古凱爾特人的曆法。",
  ],
};
