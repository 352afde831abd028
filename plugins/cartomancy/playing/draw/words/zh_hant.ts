import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  personIn,
  stepFor,
  joined,
} from "../../../core/words/zh_hant.ts";
import { playingCard } from "../../core/names_zh_hant.ts";
import { elementOf } from "../../core/sense.ts";
import type { Face, PlayingAnswer } from "../answer.ts";
import type { PlayingId } from "../deck.ts";
import type { Place } from "../spreads.ts";
import { cards } from "./cards_zh_hant.ts";
import type { PlayingWords } from "./en.ts";
import { companies, couples } from "./said_zh_hant.ts";
import { sideOf } from "./texts.ts";

const playingSpread = {
  three: "三張一列",
  house: "自己與家宅六張",
  pastPresentFuture: "過去、現在、未來各十張",
};
const playingPlace = {
  surprise: "意外",
  past: "過去",
  present: "現在",
  future: "未來",
  yourself: "自己",
  home: "家宅",
  expected: "預料中的事",
  unexpected: "料不到的事",
  certain: "必定會來的事",
  wish: "心願",
};
const COUNTS = ["兩", "三", "四"];
const playingSuit = { hearts: "紅心", clubs: "梅花", diamonds: "方塊", spades: "黑桃" };
const FIELDS = {
  hearts: "感情與家",
  clubs: "工作、朋友和他們帶來的東西",
  diamonds: "書信、金錢與閒話",
  spades: "操心，以及必須走過的事",
};
const called = ({ card, reversed }: Face) => `${playingCard[card]}${reversed ? "（倒立）" : ""}`;

type Laid = PlayingAnswer["cards"][number];

function told(one: Laid, part: (card: Laid) => string) {
  const { card, reversed, position } = one;
  const { keywords, says } = sideOf(cards, { card, reversed });
  const on = part(one);
  const named = `${playingPlace[position]}：${called({ card, reversed })}，${keywords}`;
  return on === "" ? `${named}。${says}` : `${named}；說到${on}，${joined(says)}。`;
}

function partsOf({ question, asked }: PlayingAnswer): (card: Laid) => string {
  return ({ suit, rank }) => {
    const part = "JQK".includes(rank)
      ? personIn(asked.matter)
      : partOf(asked.matter, elementOf(suit));
    return question === null ? "" : part;
  };
}

function packTold(pack: readonly Laid[], place: Place, companiesIn: readonly string[]): string {
  const [first, last] = [pack[0]!, pack.at(-1)!];
  const people = pack.filter(({ rank }) => "JQK".includes(rank));
  const who =
    people.length === 0
      ? "沒有別人介入。"
      : `其中出現${people
          .slice(0, 3)
          .map((one) => sideOf(cards, one).keywords)
          .join("；")}。`;
  return [
    `${playingPlace[place]}：開頭是${called(first)}，${sideOf(cards, first).keywords}。${sideOf(cards, first).says}`,
    who,
    ...companiesIn,
    `收在${called(last)}：${sideOf(cards, last).says}`,
  ].join("");
}

export const zhHant: PlayingWords = {
  title: "撲克牌占卜",
  summary: "用三十二或五十二張撲克牌：三張、家宅六張，或三十二張全牌分作過去、現在、未來與意外",
  weighs: "三十二張中三張牌的傾向，自五十起加上各牌之數",
  inputs: {
    deck: {
      label: "牌數",
      about: "三十二張（七以上），可倒立；或五十二張，一律直立",
      values: { "32": "32 張", "52": "52 張" },
    },
    spread: { label: "牌陣", about: "三個十張須用三十二張牌", values: playingSpread },
    cards: {
      label: "親手抽的牌",
      about: "依發牌次序；倒立者加 :reversed；填了就不再隨機",
      values: Object.fromEntries(
        Object.entries(playingCard)
          .filter(([id]) => id !== "joker")
          .flatMap(([id, name]) => [
            [id, name],
            [`${id}:reversed`, `${name}（倒立）`],
          ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "牌陣",
    deck: "牌數",
    cards: "牌",
    position: "位置",
    card: "牌",
    reversed: "倒立",
    keywords: "關鍵詞",
    rank: "點數",
    suit: "花色",
    polarity: "吉凶",
    says: "其義",
    companies: "同點數者",
    count: "張數",
    "companies/reversed": "倒立張數",
    couples: "相鄰之牌",
    couple: "兩張",
    leadingSuit: "最多的花色",
    optionCards: "各選項之牌",
  },
  terms: {
    castBy,
    lean,
    playingSpread,
    playingPlace,
    playingCard: playingCard as Readonly<Record<PlayingId, string>>,
    playingRank: {
      A: "A",
      "2": "2",
      "3": "3",
      "4": "4",
      "5": "5",
      "6": "6",
      "7": "7",
      "8": "8",
      "9": "9",
      "10": "10",
      J: "J",
      Q: "Q",
      K: "K",
    },
    playingSuit,
    couple: {
      delay: "延遲",
      loveJourney: "為愛出門",
      sureJourney: "必成之行",
      undertaking: "大事業",
      deepLove: "深情",
      quarrel: "爭吵",
      uncertainty: "不確定",
      goodNews: "好消息",
      fortune: "大財",
      wishGranted: "如願",
    },
  },
  phrases: {
    ...faults,
    card: called,
    keywords: (face) => sideOf(cards, face).keywords,
    says: (face) => sideOf(cards, face).says,
    company: ({ rank, count }) =>
      `${COUNTS[count - 2]!}張 ${rank} 同現：${companies[rank][count - 2]!}。`,
    couple: ({ couple }) => couples[couple],
    "card-twice": ({ card }) => `一副牌每張只有一張，${playingCard[card]}前面已經出現`,
    "not-of-deck": ({ card }) => `三十二張牌裡沒有${playingCard[card]}`,
    "needs-32": "三個十張與意外，須用三十二張牌",
    "lies-upright": "五十二張牌一律直立解讀",
  },
  reading(given, say) {
    const { spread, cards: laid, companies: together, couples: beside, question } = given;
    const last = laid.at(-1)!;
    const suit = playingSuit[last.suit];
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "這些牌合起來",
              where: `末張是${called(last)}，${suit}居於此方。`,
              when: `末張是${called(last)}：${suit}定單位${"JQK".includes(last.rank) ? "" : "，點數定數目"}。`,
              options: given.optionCards.map(
                (one) => `抽到${called(one)}，${sideOf(cards, one).keywords}`,
              ),
            }),
          ];
    const part = partsOf(given);
    const body =
      spread === "pastPresentFuture"
        ? [
            `意外：${laid
              .slice(0, 2)
              .map((one) => `${called(one)}，${sideOf(cards, one).keywords}`)
              .join("；")}。`,
            ...(["past", "present", "future"] as const).map((place) =>
              packTold(
                laid.filter(({ position }) => position === place),
                place,
                together
                  .filter(({ position }) => position === place)
                  .slice(0, 2)
                  .map(({ says }) => say.phrase(says)),
              ),
            ),
          ]
        : spread === "three"
          ? laid.map((one) => told(one, part))
          : [0, 2, 4].map((from) =>
              laid
                .slice(from, from + 2)
                .map((one) => told(one, part))
                .join(""),
            );
    const stands = [
      ...(spread === "pastPresentFuture" ? [] : together.map(({ says }) => say.phrase(says))),
      ...beside.map(({ says }) => say.phrase(says)),
      ...(given.leadingSuit === null
        ? []
        : [`${playingSuit[given.leadingSuit]}最多，事情偏在${FIELDS[given.leadingSuit]}。`]),
    ].join("");
    const { band, score } = given.leaning;
    return [
      ...opening,
      ...body,
      ...(stands === "" ? [] : [stands]),
      question === null
        ? `這些牌合起來${band === "open" ? "在" : ""}${lean[band]}，在零到一百的尺度上是 ${score}。`
        : stepFor(given),
    ];
  },
  picture: {
    entry: (number, place, name, reversed) =>
      `${number}. ${place}：${name}${reversed ? "（倒立）" : ""}`,
    rows: (places) => `由上而下：${places.join("、")}`,
  },
};
