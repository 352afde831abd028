import { matters } from "#lore/words/matters_zh_hant.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { understand, type Speaker } from "#sdk";
import * as core from "../../../core/words/zh_hant.ts";
import { readerOf } from "../../../natal/portrait.ts";
import { synthesise } from "../../../synthesis/words/zh_hant.ts";
import type { IndianAnswer } from "../answer.ts";
import { lordOf } from "../lord.ts";
import type { IndianWords } from "./en.ts";

const { name, question, at } = core.inputs;

/** 各宮所主。 */
const OF = [
  "自身",
  "積蓄與言語",
  "手足與音信",
  "家宅、母親與舟車",
  "子女、學問與謀略",
  "對手、病痛與勞碌",
  "配偶與對方",
  "隱而未顯之事",
  "福運、父親與遠方",
  "功業",
  "所得與朋友",
  "耗費與離捨",
];

/** 命盤對所問之答；無所問則無。 */
function tellAsked({ question, house, systems }: IndianAnswer, say: Speaker): readonly string[] {
  if (question === null) return [];
  const { matter } = understand(question);
  if (house === null)
    return [`${replies.asked(question)}印度命盤排不出來，單憑數字答不了這個問題。`];
  const { points, lordHouse, standing } = house;
  const prashna = systems.find(({ system }) => system === "prashna.chart");
  const cast = prashna?.delivered
    ? `發問那一刻的盤（Prashna）則給了 ${prashna.score} 分`
    : "因不知所在之地，未能為發問那一刻起盤";
  const strength = points > 30 ? "有力" : points < 26 ? "力弱" : "力量平平";
  const lord = lordOf(house.house, readerOf(systems, say));
  const at = lordHouse === house.house ? "就在本宮" : `在第 ${lordHouse} 宮`;
  return [
    replies.asked(question) +
      standsOf(matters[matter], standing) +
      stepOf(matters[matter], standing),
    `這件事在命盤上看第 ${house.house} 宮，主${OF[house.house - 1]!}。此宮得 ${points} 點（通常為 28 點），${strength}，宮主${lord}${at}。這是與生俱來的底子，何時來問都一樣；${cast}。`,
  ];
}

export const zhHant: IndianWords = {
  title: "印度合參",
  summary: "一生辰，以吠陀命盤與印度數字同參；有所問則看其事之宮與發問時刻之盤（Prashna）",
  weighs: core.formula,
  inputs: { name, question: { ...question, about: "所問之事，由其事所屬之宮作答" }, at },
  fields: {
    ...core.fields,
    ...core.momentFields,
    house: "所問之宮",
    points: "得點（以 28 為常）",
    lordHouse: "宮主所在",
    "house/standing": "於所問如何",
  },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases },
  refusals: core.refusals,
  omissions: { at: core.omissions.at },
  reading: (answer, say) => {
    const told = synthesise("birth", answer, say);
    return { ...told, paragraphs: [...tellAsked(answer, say), ...told.paragraphs] };
  },
  picture: core.picture,
};
