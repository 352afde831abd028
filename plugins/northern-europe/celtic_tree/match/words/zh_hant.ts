import { treeTerms, type TreeId } from "../../trees.ts";
import { trees } from "../../words/zh_hant.ts";
import type { MatchAnswer } from "../answer.ts";
import type { MatchWords } from "./en.ts";

const bands = {
  excellent: "極佳",
  good: "良好",
  mixed: "互有長短",
  challenging: "需要磨合",
};
const nameOf = (tree: TreeId) => trees[tree].name;

function giftsOf(person: MatchAnswer["a"]): string {
  return person.trees.map((tree) => `${nameOf(tree)}的「${trees[tree].gift}」`).join("與");
}

export const zhHant: MatchWords = {
  title: "凱爾特樹曆合盤",
  summary: "兩人生日之樹的相合程度",
  weighs: "合盤之分：六十為底，加減兩樹之緣分與牴觸",
  fields: { trees: "所屬之樹", gift: "所帶來者", namelessDay: "無名之日" },
  terms: { tree: treeTerms(trees, "gift") },
  phrases: {
    base: "環中任兩棵樹",
    sameTree: ({ tree }) => `兩人同屬${nameOf(tree)}`,
    partner: ({ tree, of }) => `${nameOf(tree)}是${nameOf(of)}的佳偶`,
    mutualPartners: ({ a, b }) => `${nameOf(a)}與${nameOf(b)}互為佳偶`,
    farthest: ({ a, b }) => `${nameOf(a)}與${nameOf(b)}相隔六位，各在一年的兩頭`,
  },
  reading: ({ a, b, strengths, cautions, score, band }, say) => {
    const between = [...strengths, ...cautions].map((bond) => `${say.phrase(bond)}。`);
    if (between.length === 0) {
      between.push("樹曆的表上，這兩棵樹既無特別的緣分，也無特別的牴觸；長得如何，看怎麼照料。");
    }
    if (a.namelessDay || b.namelessDay) {
      between.push("生在無名之日者，以左右兩棵樹並讀，分數取其平均。");
    }
    return [
      `第一位帶來${giftsOf(a)}；第二位帶來${giftsOf(b)}。`,
      between.join(""),
      `合計 ${score} 分（滿分一百），照這些表算「${bands[band]}」；量的是樹，不是人。`,
    ];
  },
};
