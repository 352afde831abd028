import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
  turnIn,
} from "../../../core/words/zh_hant.ts";
import { playingCard } from "../../../playing/core/names_zh_hant.ts";
import type { CardId } from "../../../playing/core/card.ts";
import { cardOf, type LenormandId } from "../../core/deck.ts";
import { cards } from "../../core/words/cards_zh_hant.ts";
import { cardWords } from "../../core/words/zh_hant.ts";
import type { Phrases } from "../answer.ts";
import type { Tie } from "../spreads.ts";
import type { DrawWords } from "./en.ts";

const spread = { three: "三張一列", five: "五張一列", nine: "九張方陣" };

const OPENS: Readonly<Record<Tie, (a: string, b: string) => string>> = {
  next: (a, b) => `「${a}」接「${b}」`,
  mirror: (a, b) => `「${a}」與「${b}」互為鏡像`,
  above: (a, b) => `「${a}」在「${b}」之上，是心上的事`,
  below: (a, b) => `「${b}」在「${a}」之下，是手中的事`,
};
/** 前牌為主，後牌加以形容。 */
const pair = ({ a, b, tie }: Phrases["pair"]) =>
  `${OPENS[tie](cards[a].name, cards[b].name)}：${cards[b].colours}${cards[a].noun}。`;

export const zhHant: DrawWords = {
  title: "雷諾曼牌",
  summary: "從三十六張牌抽三、五或九張，兩兩合看",
  weighs: "三張牌的傾向，自五十起加上各牌之數",
  inputs: {
    spread: { label: "牌陣", about: "三、五或九張", values: spread },
    cards: {
      label: "親手抽的牌",
      about: "依位置填牌號 1 至 36；填了就不再隨機",
    },
  },
  fields: {
    ...fields,
    ...cardWords.fields,
    spread: "牌陣",
    cards: "牌",
    place: "位置",
    pairs: "兩兩合看",
    tie: "相對位置",
    places: "位置",
    says: "合看之意",
    optionCards: "各選項之牌",
  },
  terms: {
    castBy,
    lean,
    lenormandSpread: spread,
    lenormand: cardWords.names,
    tie: { next: "相鄰", mirror: "互為鏡像", above: "在其下", below: "在其下" },
  },
  phrases: { ...cardWords.phrases, ...faults, "card-twice": cardWords.twice, pair },
  reading(given, say) {
    const { cards: laid, pairs, question, asked, optionCards } = given;
    const last = laid.at(-1)!;
    const middle = laid[(laid.length - 1) / 2]!;
    const named = (card: LenormandId) => `「${cards[card].name}」`;
    const inset = (one: { playingCard: string }) => playingCard[one.playingCard as CardId];
    const heart = `居中的是${named(middle.card)}。${cards[middle.card].means}`;
    const told = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      if (question === null) return text;
      const part = partOf(asked.matter, cardOf(laid[first! - 1]!.card).element);
      return `說到${part}：${text}`;
    });
    const cut = laid.length === 3 ? told.length : 4;
    const counts = /^\d|^A/.test(last.playingCard) ? "，點數定數目" : "";
    return [
      question === null
        ? heart
        : answerOf(given, {
            whole: "這些牌合起來",
            where: `末張${named(last.card)}附${inset(last)}，花色居於此方。`,
            when: `末張${named(last.card)}附${inset(last)}：花色定單位${counts}。`,
            options: optionCards.map(
              ({ card }) => `抽到${named(card)}，${cards[card].keywords.join("、")}`,
            ),
          }),
      ...(question === null
        ? []
        : [
            `居中的是${named(middle.card)}，照見${turnIn(asked.matter)}：${joined(cards[middle.card].means)}。`,
          ]),
      told.slice(0, cut).join(""),
      ...(told.length > cut ? [told.slice(cut).join("")] : []),
      question === null ? `收尾的是${named(last.card)}。${cards[last.card].means}` : stepFor(given),
    ];
  },
  picture: { entry: (place, name) => `${place}. ${name}` },
};
