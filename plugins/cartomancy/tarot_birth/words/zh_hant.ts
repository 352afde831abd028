import { chinese } from "#sdk";
import { namesOf, type CardId } from "../../tarot/card.ts";
import { cards } from "../../tarot/words/zh_hant/cards.ts";
import type { BirthCardsWords } from "./en.ts";

const card = namesOf(cards);
const name = (id: CardId) => `「${card[id]}」`;
const said = (id: CardId) => cards[id].upright;

export const zhHant: BirthCardsWords = {
  title: "塔羅生命牌",
  summary: "以生日數字推出大牌，附流年牌，以及太陽度數所屬的旬牌與宮廷牌",
  inputs: { year: { label: "年", about: "要看哪一年的流年牌；不填為今年" } },
  fields: {
    sum: "年月日相加",
    chain: "生命牌",
    hidden: "同數之牌",
    number: "數",
    card: "牌",
    year: "流年牌",
    "year/year": "年",
    sun: "太陽度數",
    sign: "星座",
    degree: "星座內度數",
    trump: "星座之牌",
    decan: "旬牌",
    court: "宮廷牌",
  },
  terms: { card },
  omissions: { birthTime: "未給出生時間，以正午計；只有太陽度數的幾張牌可能因此不同。" },
  refusals: {
    "outside-years": {
      when: "年份超出太陽度數可靠的範圍",
      says: ({ from, to }) => `請選 ${from} 至 ${to} 年`,
    },
  },
  reading({ chain, year, sun, sum, hidden }) {
    const [first, ...rest] = chain;
    const soul = rest.at(-1);
    const same = soul === undefined;
    return [
      `年月日相加得 ${sum}，化為 ${first!.number}：人格牌是${name(first!.card)}${same ? "，靈魂牌也是它，人生往往一以貫之" : ""}。${said(first!.card).meaning}`,
      ...(soul
        ? [
            `數字再加成 ${soul.number}，${name(soul.card)}是靈魂牌，說的是底下真正想要的。${said(soul.card).aspects.advice}`,
          ]
        : []),
      ...(hidden.length > 0
        ? [
            `同一個數還有${chinese.list(hidden.map((one) => name(one.card)))}：這一類生日自己常沒看見、要別人說破的那一面。`,
          ]
        : []),
      `太陽在所屬星座 ${Math.floor(sun.degree)} 度：這一旬屬${name(sun.decan)}（${said(sun.decan).keywords.slice(0, 2).join("、")}），氣度屬${name(sun.court)}（${said(sun.court).keywords.slice(0, 2).join("、")}）。`,
      `從 ${year.year} 年生日起，流年牌是${name(year.card)}。${said(year.card).aspects.situation}${said(year.card).aspects.advice}`,
    ];
  },
  picture: {
    title: "塔羅生命牌",
    place: (index, of) =>
      of === 1 ? "人格與靈魂" : index === 0 ? "人格" : index === of - 1 ? "靈魂" : "其間",
    year: (year) => `${year} 流年`,
    decan: "旬牌",
    court: "宮廷牌",
  },
};
