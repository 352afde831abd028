import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { numbers } from "../../pythagorean/words/zh_hant/numbers.ts";
import type { Phrases } from "../answer.ts";
import type { BirthdayWords } from "./en.ts";

const season = { spring: "春", summer: "夏", autumn: "秋", winter: "冬" };

const bonds = {
  same: "是同一個數，一點就通，也少有人唱反調",
  group: "同屬一組，氣質相投",
  different: "分屬不同組，彼此有話要解釋",
};
const rulerBonds = { friendly: "彼此友善", hostile: "彼此不睦", even: "各行其是" };
const seasonBonds = { neighbouring: "相鄰的季節", opposite: "相對的季節" };
const grades = {
  excellent: "極佳",
  good: "良好",
  mixed: "互有長短",
  challenging: "需要磨合",
};

const tellNumbers = ({ a, b, bond, strained }: Phrases["lifePath"]) =>
  `${a} 與 ${b} ${bonds[bond]}${strained ? "，而且出了名地各拉一邊" : ""}`;

export const zhHant: BirthdayWords = {
  title: "生日合盤",
  summary: "以生命數、生日數、星期主星與季節比較兩人生日",
  weighs: "取合盤之分；長處各計加一，須留意者各計減一",
  fields: {
    lifePath: "生命數",
    birthday: "生日數",
    weekday: "星期",
    ruler: "星期主星",
    season: "季節",
    "components/score": "此項分數",
    "components/weight": "所占比重",
    "strengths/weight": "所占比重",
    "cautions/weight": "所占比重",
  },
  terms: { season },
  phrases: {
    lifePath: (pair) => `生命數：${tellNumbers(pair)}`,
    birthday: (pair) => `生日數：${tellNumbers(pair)}`,
    weekday: ({ a, b, bond }) =>
      bond === "same"
        ? `生日星期之主星：兩人同生於${lore.body[a]}之日`
        : `生日星期之主星：一屬${lore.body[a]}，一屬${lore.body[b]}，${rulerBonds[bond]}`,
    season: ({ a, b, bond }) =>
      bond === "same"
        ? `季節：同生於${season[a]}季`
        : `季節：${season[a]}與${season[b]}，${seasonBonds[bond]}`,
  },
  reading: ({ a, b, components, score, band }, say) => [
    (a.lifePath === b.lifePath
      ? [`兩人的生命數都是 ${a.lifePath}。`, numbers[a.lifePath]!.path]
      : [
          `一位生命數 ${a.lifePath}，一位 ${b.lifePath}。`,
          numbers[a.lifePath]!.path,
          numbers[b.lifePath]!.path,
        ]
    ).join(""),
    components.map((one) => `${say.phrase(one)}（${one.score} 分）。`).join(""),
    `加權合計 ${score} 分（滿分一百），就日期而言「${grades[band]}」；兩個人把它過成什麼樣，日期裡沒有寫。`,
  ],
};
