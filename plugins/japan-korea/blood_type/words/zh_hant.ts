import { band as bands } from "../../core/words/zh_hant.ts";
import type { Tie } from "../types.ts";
import type { BloodTypeWords } from "./en.ts";

const bloodType = {
  A: { text: "A 型", portrait: "據說有條理、守規矩、顧念別人的感受" },
  B: { text: "B 型", portrait: "據說我行我素，熱心，步調自定" },
  O: { text: "O 型", portrait: "據說認準目標，也帶得動眾人" },
  AB: { text: "AB 型", portrait: "據說冷靜，一身兼有兩面" },
};

const TIE: Readonly<Record<Tie, string>> = {
  agree: "步調相近，彼此的習慣都不陌生",
  shareHalf: "一半相同，另一半正好添趣",
  differ: "目標與作風不同，分好工便能合拍",
  orderAndFreedom: "一個要秩序，一個要自由，都得留些餘地",
};

const given = "A、B、O 或 AB，大小寫不拘；其後的 Rh 符號不計";

export const zhHant: BloodTypeWords = {
  title: "血型合盤",
  summary: "依流行之說與能見之環比較兩人的 ABO 血型，並附研究所見",
  inputs: {
    a: { label: "甲方血型", about: given },
    b: { label: "乙方血型", about: given },
  },
  fields: {
    type: "血型",
    portrait: "性情",
    ring: "能見之環",
    relation: "位置",
    minder: "照看對方者",
    says: "說明",
    note: "研究所見",
  },
  terms: {
    bloodType,
    ringRelation: { same: "同在一處", minds: "一方照看另一方", facing: "遙遙相對" },
  },
  phrases: {
    pair: ({ tie }) => TIE[tie],
    same: "在能見的環上，兩人同在一處",
    facing: ({ a, b }) => `在能見的環上，${a} 型與 ${b} 型遙遙相對，相同處最少`,
    minds: ({ a, b, minder }) =>
      `在能見的環上，${minder} 型照看 ${minder === a ? b : a} 型：心思一看便懂，行事則讓對方帶頭`,
    note: "血型性格是一九二七年以來的日本流行文化；以上萬人為對象的研究並未發現 ABO 血型與性格有關。",
    notAType: ({ given, types }) => `應為 ${types.join("、")} 其中之一，所給為「${given}」`,
  },
  reading: ({ a, b, components, ring, score, band, note }, say) => [
    a.type === b.type
      ? `兩人都是 ${a.type} 型，${bloodType[a.type].portrait}。`
      : `${a.type} 型${bloodType[a.type].portrait}；${b.type} 型${bloodType[b.type].portrait}。`,
    `${say.phrase(components[0]!)}。${say.phrase(ring.says)}。參照流行排名，這一對得 ${score} 分（滿分一百），屬「${bands[band]}」。`,
    say.phrase(note),
  ],
};
