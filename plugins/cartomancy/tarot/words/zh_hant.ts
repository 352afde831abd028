import { namesOf, sideOf } from "../card.ts";
import { aspectOf, placeIn } from "../layouts.ts";
import type { TarotWords } from "./en.ts";
import { cards } from "./zh_hant/cards.ts";
import { bodies, elements, inProse, nameOf, ranks, signs, suits } from "./zh_hant/names.ts";
import { places } from "./zh_hant/places.ts";
import { readAsked } from "./zh_hant/asked.ts";
import { readSpread } from "./zh_hant/reading.ts";

const card = namesOf(cards);
const spread = { single: "單張牌", three: "三張牌", celticCross: "凱爾特十字" };
const layout = {
  single: "單張牌",
  pastPresentFuture: "過去、現在、未來",
  situationActionOutcome: "處境、行動、結果",
  mindBodySpirit: "心、身、靈",
  celticCross: "凱爾特十字",
};
const { pastPresentFuture, situationActionOutcome, mindBodySpirit } = layout;
const place = {
  focus: "焦點",
  past: "過去",
  present: "現在",
  future: "未來",
  situation: "處境",
  action: "行動",
  outcome: "結果",
  mind: "心",
  body: "身",
  spirit: "靈",
  crossing: "阻礙",
  crown: "目標",
  root: "根源",
  nearFuture: "近期發展",
  self: "自己",
  surroundings: "周遭",
  hopesAndFears: "希望與恐懼",
};
const lean = {
  no: "傾向否定",
  ratherNo: "略傾向否定",
  open: "兩可之間",
  ratherYes: "略傾向肯定",
  yes: "傾向肯定",
};
/** What a suit speaks about. */
const fieldsOfLife = {
  wands: "衝勁、開了頭的事，以及撐下去的意志",
  cups: "感情、牽掛，以及人與人之間的分量",
  swords: "判斷、言語，以及那個想要又怕的決斷",
  pentacles: "工作、金錢、身體，以及能留下來的東西",
};

export const zhHant: TarotWords = {
  title: "塔羅",
  summary: "自七十八張牌中抽取：單張、三張或凱爾特十字，含正逆位",
  weighs: "取三張牌之傾向：五十為底，各牌所增減者相加",
  inputs: {
    spread: { label: "牌陣", about: "抽一張、三張或十張牌", values: spread },
    layout: {
      label: "三張牌的位置",
      about: "三張牌的各個位置所問為何；預設為過去、現在、未來",
      values: { pastPresentFuture, situationActionOutcome, mindBodySpirit },
    },
    reversals: { label: "逆位", about: "抽出的牌可否為逆位；預設可以" },
    cards: {
      label: "自行抽出的牌",
      about: "自行抽出或要重讀的牌，依位置次序列出，逆位者加 :reversed；如此則不再隨機",
      values: Object.fromEntries(
        Object.entries(card).flatMap(([id, name]) => [
          [id, name],
          [`${id}:reversed`, `${name}（逆位）`],
        ]),
      ),
    },
  },
  fields: {
    spread: "牌陣",
    layout: "排法",
    castBy: "抽牌者",
    cards: "各張牌",
    position: "位置",
    asks: "此位置所問",
    card: "牌",
    index: "牌序（自零起）",
    arcana: "大牌或小牌",
    suit: "花色",
    rank: "牌階",
    number: "編號",
    numeral: "牌面數字",
    reversed: "逆位",
    readReversed: "以逆位解讀",
    keywords: "關鍵詞",
    meaning: "牌義",
    says: "在此位置",
    element: "元素",
    astro: "對應星象",
    tallies: "統計",
    majors: "大牌",
    suits: "各花色張數",
    ...{ wands: "權杖", cups: "聖杯", swords: "寶劍", pentacles: "錢幣" },
    elements: "兩牌元素",
    ...{ fire: "火", earth: "土", air: "風", water: "水" },
    ranksRepeated: "重複的牌階",
    count: "張數",
    optionCards: "各選項之牌",
    elementalDignities: "相鄰兩牌",
    positions: "兩個位置",
    relation: "彼此作用",
    theme: "主題",
    fateHeavy: "大牌偏多",
    dominantSuit: "最多的花色",
    dominantElement: "最多的元素",
    "theme/says": "突出之處",
    "tallies/reversed": "逆位張數",
    "tallies/elements": "各元素張數",
    leaning: "傾向",
    band: "傾向何方",
    base: "起算",
    polarity: "正負",
  },
  terms: {
    castBy: { chance: "隨機", caller: "自行抽出" },
    spread,
    layout,
    place,
    card,
    arcana: { major: "大牌", minor: "小牌" },
    suit: suits,
    rank: ranks,
    relation: { strengthens: "彼此加強", friendly: "彼此相安", weakens: "彼此削弱" },
    lean,
  },
  phrases: {
    asks: (at) => placeIn(places, at).meaning,
    keywords: (face) => sideOf(cards, face).keywords.join("、"),
    meaning: (face) => sideOf(cards, face).meaning,
    inPlace: ({ card: id, reversed, readReversed, ...at }) => {
      const side = sideOf(cards, { card: id, reversed: readReversed });
      const lead = placeIn(places, at).lead(inProse({ card: id, reversed }));
      return lead + side.aspects[aspectOf(at)];
    },
    aspect: ({ card: id, readReversed, ...at }) =>
      sideOf(cards, { card: id, reversed: readReversed }).aspects[aspectOf(at)],
    card: nameOf,
    ofElement: ({ element }) => `${elements[element]}元素`,
    ofBody: ({ body }) => bodies[body],
    ofSign: ({ sign }) => signs[sign],
    rootOf: ({ element }) => `${elements[element]}之根`,
    decan: ({ body, sign, fromDeg }) =>
      `${bodies[body]}在${signs[sign]}（${fromDeg}°–${fromDeg + 10}°）`,
    partOf: ({ part, element }) => `${elements[element]}中之${elements[part]}`,
    loneTrump: "這是一張大牌，答案談的多半是整件事的框架，而不是枝節。",
    loneSuit: ({ suit }) => `這張牌屬${suits[suit]}，談的是${fieldsOfLife[suit]}。`,
    manyTrumps: "大牌這麼多，表示事情大過一個決定，有不少部分照它自己的時間走。",
    suitLeads: ({ suit }) => `${suits[suit]}居多，問題的重心在${fieldsOfLife[suit]}。`,
    elementLeads: ({ element }) => `不論花色，屬${elements[element]}的牌最多，整體的調子由它而定。`,
    nothingLeads: "沒有哪一組花色特別多，生活的好幾面都在這件事裡插了一手。",
    rankRepeats: ({ rank, count }) =>
      `「${ranks[rank]}」出現${count === 3 ? "三" : "四"}張，同一門功課從不同方向來。`,
    "wrong-count": ({ places: count, given }) => `此牌陣有 ${count} 個位置，卻給了 ${given} 張牌`,
    "card-twice": ({ card: id }) => `一副牌中每張只有一張：「${card[id]}」前面已有`,
  },
  conventions: {
    order: {
      title: "大牌次序",
      options: { rider: "力量八、正義十一", marseille: "正義八、力量十一" },
    },
  },
  reading: (given, say) =>
    given.question === null
      ? readSpread(given, { layout, place, lean }, say)
      : readAsked(given, lean, say),
  picture: {
    entry: (number, at, name, reversed) => `${number}. ${at}：${name}${reversed ? "（逆位）" : ""}`,
  },
};
