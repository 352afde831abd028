import { PILLAR } from "#lore";
import { ja as lore } from "#lore/words/ja.ts";
import { pillarKana } from "../../calendar/words/ja.ts";
import { band as bands, yearOutOfRange } from "../../core/words/ja.ts";
import type { EtoMatch, Ties } from "../answer.ts";
import type { EtoWords } from "./en.ts";

const etoAnimal = {
  rat: { text: "子（ね）", portrait: "機敏で倹約家、にぎやかなことが好き" },
  ox: { text: "丑（うし）", portrait: "腰は重いが、動き出したら止まらない" },
  tiger: { text: "寅（とら）", portrait: "勇敢で気前がよく、気が短い" },
  rabbit: { text: "卯（う）", portrait: "穏やかで用心深く、友に恵まれる" },
  dragon: { text: "辰（たつ）", portrait: "気位が高く、志が大きい" },
  snake: { text: "巳（み）", portrait: "辛抱強く優雅で、心の内を読ませない" },
  horse: { text: "午（うま）", portrait: "明るく落ち着きがなく、ほめ上手" },
  sheep: { text: "未（ひつじ）", portrait: "優しく芸術肌で、心配性" },
  monkey: { text: "申（さる）", portrait: "手先も口も達者" },
  rooster: { text: "酉（とり）", portrait: "早起きで几帳面、はっきり物を言う" },
  dog: { text: "戌（いぬ）", portrait: "忠実で公平、用心を怠らない" },
  boar: { text: "亥（い）", portrait: "一本気で正直、情に厚い" },
};

const branches =
  (sense: string) =>
  ({ a, b, further }: Ties["same"]) =>
    further ? `さらに${sense}でもあります` : `${lore.branch[a]}と${lore.branch[b]}は${sense}です`;

const stems =
  (sense: string) =>
  ({ a, b }: Ties["stemClash"]) =>
    `十干の${lore.stem[a]}と${lore.stem[b]}は${sense}です`;

export const ja: EtoWords = {
  title: "干支の相性",
  summary: "二人の生まれ年の十二支と十干による相性",
  weighs: "生まれ年の十二支と十干の関係。配点はこのサービス独自です",
  fields: { year: "年", kanshi: "干支", animal: "十二支", portrait: "人となり" },
  terms: { etoAnimal },
  phrases: {
    sixCombine: branches("支合（六合）"),
    threeCombine: branches("三合"),
    same: branches("同じ支"),
    clash: branches("冲"),
    punish: branches("刑"),
    harm: branches("害"),
    break: branches("破"),
    neutral: ({ a, b }) => `${lore.branch[a]}と${lore.branch[b]}に特別な関係はありません`,
    stemCombine: stems("干合"),
    stemClash: stems("冲"),
    stemFeeds: stems("相生"),
    stemChecks: stems("相剋"),
    noonTaken:
      "出生時刻がないため正午としました。結果が変わりうるのは、立春の日に生まれた場合だけです",
  },
  conventions: {
    yearBoundary: {
      title: "年の始まり",
      options: {
        newYear: "一月一日（明治六年以来の一般の習わし）",
        risshun: "立春",
      },
    },
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, band }, say) => {
    const person = ({ animal, kanshi }: EtoMatch["a"]) =>
      `${PILLAR.writings[kanshi]!.native}（${pillarKana(kanshi)}）、${etoAnimal[animal].text}年の生まれで、${etoAnimal[animal].portrait}といわれます`;
    return [
      a.kanshi === b.kanshi
        ? `二人とも${person(a)}。`
        : `一人は${person(a)}。もう一人は${person(b)}。`,
      `${components.map((one) => say.phrase(one)).join("。")}。`,
      `100点満点中${score}点で、ここでは「${bands[band]}」に当たります。同学年ならほぼ全員が同じ干支ですから、初対面の話の種くらいに受け取ってください。`,
    ];
  },
};
