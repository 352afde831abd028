import { rankOf, suitOf, type CardId, type Rank, type Suit } from "../../playing/core/card.ts";
import { playingCard } from "../../playing/core/names_zh_hant.ts";
import type { DestinyWords } from "./en.ts";

const FIELDS: Readonly<Record<Suit, string>> = {
  hearts: "感情、家與童年",
  clubs: "學問、言談與主張",
  diamonds: "價值、買賣與代價",
  spades: "工作、健康與長遠",
};
const THEMES: Readonly<Record<Rank, string>> = {
  A: "想要，並且一個人開頭",
  "2": "相遇，與落單的恐懼",
  "3": "在兩者之間選，再生出第三樣",
  "4": "安穩，與它的圍牆",
  "5": "坐不住，往外走",
  "6": "到期的責任",
  "7": "受考驗的信念",
  "8": "聚起來、用出去的力量",
  "9": "完成之後放手",
  "10": "成功，以及成功過了頭",
  J: "玩心、機智，與還沒兌現的諾言",
  Q: "照料與接納，眼光很利",
  K: "被期待拿出來用的本事",
};
const PLANETS = {
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
  uranus: "天王星",
  neptune: "海王星",
};
const BRINGS: Readonly<Record<keyof typeof PLANETS, string>> = {
  mercury: "快消息",
  venus: "舒心與伴",
  mars: "壓力",
  jupiter: "進益",
  saturn: "考驗",
  uranus: "意外",
  neptune: "盼望或迷霧",
};

function themeOf(card: CardId): string {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  if (suit === null || rank === null)
    return "既是每一張，也不是任何一張：沒有固定的題目，什麼都容得下";
  return `題目是${THEMES[rank]}，落在${FIELDS[suit]}`;
}

export const zhHant: DestinyWords = {
  title: "命運撲克：本命牌",
  summary: "依《神祕試驗書》由生日取一張撲克牌，附行星主牌與某一年的七張牌",
  inputs: { year: { label: "年", about: "要看哪一年的牌列；不填為今年" } },
  fields: {
    solarValue: "日數值",
    birthCard: "本命牌",
    card: "牌",
    short: "英文寫法",
    sign: "太陽星座",
    rulingCard: "行星主牌",
    year: "流年牌列",
    "year/year": "年",
    age: "歲",
    row: "牌列",
    planet: "行星",
    from: "起於",
  },
  terms: { playingCard, rowPlanet: PLANETS },
  phrases: { beforeBirth: "此年早於出生" },
  omissions: { birthTime: "未給出生時間，以正午計；只有太陽當天換星座時，行星主牌才可能不同。" },
  reading({ birthCard, rulingCard, year, solarValue }) {
    const row = year.row.map(
      ({ planet, card }) => `${PLANETS[planet]}帶來${BRINGS[planet]}，牌是${playingCard[card]}`,
    );
    return [
      `這一天的數值是 ${solarValue}，本命牌為${playingCard[birthCard.card]}：${themeOf(birthCard.card)}。`,
      ...(rulingCard
        ? [
            rulingCard.card === birthCard.card
              ? "太陽正是本星座之主，本命牌自己管自己：它說的話，等於說兩遍。"
              : `依太陽星座之主，由 ${playingCard[rulingCard.card]} 來帶：${themeOf(rulingCard.card)}。前一張是人，後一張是做法。`,
          ]
        : ["鬼牌不在任何牌陣裡，沒有主牌，也沒有牌列。"]),
      ...(row.length > 0
        ? [`從 ${year.year} 年生日（${year.age} 歲）起，每張牌管五十二天：${row.join("；")}。`]
        : []),
    ];
  },
  picture: { title: "命運撲克", birth: "本命牌", ruling: "行星主牌" },
};
