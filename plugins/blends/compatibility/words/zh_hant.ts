import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import { synthesise } from "../../synthesis/words/zh_hant.ts";
import type { Dimension } from "../dimensions.ts";
import { eachOf, sidesOf, type Sides } from "../sides.ts";
import type { MatchWords } from "./en.ts";
import { tellEach } from "./zh_hant/sides.ts";

const dimension: Readonly<Record<Dimension, string>> = {
  love: "感情",
  marriage: "婚姻",
  career: "事業",
  wealth: "財運",
  health: "身心",
};

/** The five sides in a few sentences. */
function tellSides({ all, wide, best, most, poorest, least, between }: Sides): string {
  if (!wide) {
    const each = all.map(({ name, score }) => `${dimension[name]} ${score}`).join("、");
    return `共同生活的五個方面相差不遠：${each}。沒有特別要防的弱處，也沒有單靠一面就能撐住的地方。`;
  }
  const others = between.map(({ name, score }) => `${dimension[name]} ${score} 分`);
  const middle = others.length > 0 ? `介於其間的是${others.join("、")}。` : "";
  const strong = chinese.list(best.map((name) => dimension[name]));
  const weak = chinese.list(poorest.map((name) => dimension[name]));
  const each = (names: readonly Dimension[]) => (names.length > 1 ? "各得" : "得");
  return `共同生活的五個方面裡，${strong}最能承重，${each(best)} ${most} 分；${weak}最單薄，${each(poorest)} ${least} 分。${middle}別處出了差錯，這兩個人多半在${strong}裡補回來。`;
}

export const zhHant: MatchWords = {
  title: "天合總盤",
  summary:
    "兩人同以中、印、西、日、馬雅、凱爾特與阿拉伯諸法合盤：逐一評分，五方面分述，明列異同，並作總斷",
  weighs: core.formula,
  inputs: { name: { label: "姓名", about: "以阿拉伯或拉丁字母書寫之姓名，供字母合名用" } },
  fields: {
    ...core.fields,
    verdict: "總斷",
    dimensions: "共同生活五方面",
    name: "何方面",
    from: "所據",
    field: "見其答案何處",
    "from/weight": "權重",
  },
  terms: { ...core.terms, dimension },
  phrases: {
    ...core.phrases,
    everyWay: "各種可能皆予推算，取其平均",
    inItsAnswer: "所依者述於其自身之答案",
  },
  refusals: { "nothing-delivered": core.refusals["nothing-delivered"] },
  omissions: {
    gender:
      "性別未全提供。凡分男女或須知性別之合法，各種可能皆予推算而取平均；八字與紫微兩法於其答中自述所依。",
  },
  reading(answer, say) {
    const sides = sidesOf(answer.dimensions);
    const facts = answer.dimensions.map(({ id, score }) => ({ id, score }));
    return synthesise(
      "match",
      answer,
      say,
      [...(sides ? [tellSides(sides)] : []), ...tellEach(eachOf(answer.dimensions))],
      { sides: facts },
    );
  },
  picture: { ...core.picture, sides: "共同生活五方面" },
};
