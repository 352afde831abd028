import { BRANCH } from "#lore";
import type { HexagramId } from "../../../../core/hexagrams.ts";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../../../core/words/zh_hant.ts";
import { hexagram as hexagrams } from "../../../../core/words/zh_hant/hexagrams.ts";
import { augury, side, texts } from "../../words/zh_hant.ts";
import type { LookupAnswer } from "../answer.ts";
import type { LookupWords } from "./en.ts";

function kinText({ figure, inner, reversed, opposite, before, after, month }: LookupAnswer) {
  const turned = reversed.number === figure.number ? "倒轉仍是本卦" : `倒轉為${reversed.fullName}`;
  const over =
    opposite.number === reversed.number ? "，六爻全變亦然" : `，六爻全變為${opposite.fullName}`;
  const within =
    inner.number === figure.number ? "，互卦仍是本卦" : `，中間四爻互成${inner.fullName}`;
  const around = [
    ...(before ? [`上承${before.fullName}`] : []),
    ...(after ? [`下接${after.fullName}`] : []),
  ];
  const ruled = month ? `十二辟卦之中，主${nativeOf(BRANCH, month)}月。` : "";
  return `${turned}${over}${within}。依文王卦序，${around.join("，")}。${ruled}`;
}

export const zhHant: LookupWords = {
  title: "易經卦典",
  summary:
    "以卦序、卦名、六爻或上下卦查一卦：經文與白話之義、互綜錯卦、辟卦之月，及所論情感、事業、財務",
  inputs: {
    number: { label: "卦序", about: "文王卦序，1 至 64" },
    name: { label: "卦名", about: "如 泰、地天泰，或 ䷊" },
    lines: { label: "六爻", about: "自初爻起，1 為陽、0 為陰" },
    trigrams: { label: "上下卦", about: "上卦與下卦" },
    upper: { label: "上卦", about: "外卦", values: core.trigram },
    lower: { label: "下卦", about: "內卦", values: core.trigram },
  },
  fields: {
    ...core.hexagramFields,
    figure: "本卦",
    palace: "卦宮",
    generation: "世",
    judgement: "卦辭",
    omens: "占辭",
    place: "爻位",
    title: "爻題",
    text: "爻辭",
    allLines: "六爻皆變之辭",
    inner: "互卦",
    reversed: "綜卦",
    opposite: "錯卦",
    before: "前一卦",
    after: "後一卦",
    month: "辟卦之月",
    sides: "所論諸事",
    side: "事類",
    says: "所論",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    generation: core.generation,
    augury,
    side,
  },
  phrases: texts,
  refusals: {
    oneWay: {
      when: "卦序、卦名、六爻、上下卦一項未給，或給了不止一項",
      says: ({ given }) =>
        given === 0 ? "請提供卦序、卦名、六爻或上下卦" : "卦序、卦名、六爻、上下卦，請只擇一項提供",
    },
    unknownName: { when: "六十四卦中無此名", says: ({ name }) => `沒有名為「${name}」的卦` },
  },
  reading(answer) {
    const { figure, palace, generation, judgement, lines, sides } = answer;
    const [love, work, money] = sides.map(({ says }) => texts.onSide(says.with));
    return [
      `${figure.fullName}為第 ${figure.number} 卦，上${core.trigram[figure.upper]}下${core.trigram[figure.lower]}，屬${core.trigram[palace]}宮${core.generation[generation]}卦。${hexagrams[figure.hexagram].sense}`,
      `卦辭之義，以白話說：「${texts.judgement(judgement.with as { hexagram: HexagramId })}」自初爻而上：${lines.map(({ title, text }) => `${title}「${texts.line(text.with as { hexagram: HexagramId; line: number })}」`).join("")}`,
      `論情感，${love!}論事業，${work!}論財務，${money!}`,
      kinText(answer),
    ];
  },
  picture: {
    title: (name) => `卦典：${name}`,
    labels: ["互卦", "綜卦", "錯卦"],
    meaning: () => "",
    line: (title) => title,
    desc: ({ figure, lines }) =>
      `${figure.fullName}：${lines.map(({ title }) => title).join("、")}`,
  },
};
