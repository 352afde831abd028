import { namesOf, sideOf } from "../card.ts";
import { aspectOf, placeIn } from "../layouts.ts";
import type { TarotWords } from "./en.ts";
import { cards } from "./ja/cards.ts";
import { bodies, elements, inProse, nameOf, ranks, signs, suits } from "./ja/names.ts";
import { places } from "./ja/places.ts";
import { readSpread } from "./ja/reading.ts";

const card = namesOf(cards);
const spread = { single: "一枚引き", three: "三枚引き", celticCross: "ケルト十字" };
const layout = {
  single: "一枚引き",
  pastPresentFuture: "過去・現在・未来",
  situationActionOutcome: "状況・行動・結果",
  mindBodySpirit: "心・体・魂",
  celticCross: "ケルト十字",
};
const { pastPresentFuture, situationActionOutcome, mindBodySpirit } = layout;
const place = {
  focus: "焦点",
  past: "過去",
  present: "現在",
  future: "未来",
  situation: "状況",
  action: "行動",
  outcome: "結果",
  mind: "心",
  body: "体",
  spirit: "魂",
  crossing: "障害",
  crown: "目標",
  root: "根",
  nearFuture: "近い未来",
  self: "自分",
  surroundings: "周囲",
  hopesAndFears: "希望と怖れ",
};
const lean = {
  no: "否定寄り",
  ratherNo: "やや否定寄り",
  open: "どちらでもない",
  ratherYes: "やや肯定寄り",
  yes: "肯定寄り",
};
/** What a suit speaks about. */
const fieldsOfLife = {
  wands: "推進力と、始めた仕事と、それをやり遂げる意志",
  cups: "感情と愛着、そして人が互いにとって持つ意味",
  swords: "判断と言葉、そして望まれも怖れられもする決断",
  pentacles: "仕事とお金と体、そして長く残るもの",
};

export const ja: TarotWords = {
  title: "タロット",
  summary: "七十八枚から引く、一枚引き、三枚引き、ケルト十字。正位置と逆位置を読みます",
  weighs: "三枚の札の傾き。50 を基点に、札ごとの分を加えます",
  inputs: {
    spread: { label: "スプレッド", about: "1 枚、3 枚、または 10 枚", values: spread },
    layout: {
      label: "三枚の位置",
      about: "三枚引きの位置が何を問うか。既定は過去・現在・未来",
      values: { pastPresentFuture, situationActionOutcome, mindBodySpirit },
    },
    reversals: {
      label: "逆位置",
      about: "引いた札が逆位置になりうるか。既定はなりうる",
    },
    cards: {
      label: "自分で引いた札",
      about:
        "自分で引いた札、または読み直す札を位置の順に。逆位置には :reversed を付けます。このとき無作為には引きません",
      values: Object.fromEntries(
        Object.entries(card).flatMap(([id, name]) => [
          [id, name],
          [`${id}:reversed`, `${name}（逆位置）`],
        ]),
      ),
    },
  },
  fields: {
    spread: "スプレッド",
    layout: "並べ方",
    castBy: "引いた手",
    cards: "札",
    position: "位置",
    asks: "この位置の問い",
    card: "札",
    index: "山の中の番号（0 から）",
    arcana: "アルカナ",
    suit: "スート",
    rank: "位",
    number: "番号",
    numeral: "札の表記",
    reversed: "逆位置",
    readReversed: "逆位置として読む",
    keywords: "キーワード",
    meaning: "意味",
    says: "この位置で",
    element: "元素",
    astro: "天体との対応",
    tallies: "集計",
    majors: "大アルカナの枚数",
    suits: "スート別",
    ...{ wands: "ワンド", cups: "カップ", swords: "ソード", pentacles: "ペンタクル" },
    elements: "二枚の元素",
    ...{ fire: "火", earth: "地", air: "風", water: "水" },
    ranksRepeated: "重なった位",
    count: "枚数",
    optionCards: "選択肢の札",
    elementalDignities: "隣り合う札",
    positions: "二つの位置",
    relation: "互いへの働き",
    theme: "主題",
    fateHeavy: "大アルカナが多い",
    dominantSuit: "最も多いスート",
    dominantElement: "最も多い元素",
    "theme/says": "目立つこと",
    "tallies/reversed": "逆位置の枚数",
    "tallies/elements": "元素別",
    leaning: "傾き",
    band: "傾く先",
    base: "基点",
    polarity: "正負",
  },
  terms: {
    castBy: { chance: "無作為", caller: "ご自分の手" },
    spread,
    layout,
    place,
    card,
    arcana: { major: "大アルカナ", minor: "小アルカナ" },
    suit: suits,
    rank: ranks,
    relation: { strengthens: "強め合う", friendly: "親しみ合う", weakens: "弱め合う" },
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
    ofElement: ({ element }) => `${elements[element]}の元素`,
    ofBody: ({ body }) => bodies[body],
    ofSign: ({ sign }) => signs[sign],
    rootOf: ({ element }) => `${elements[element]}の根`,
    decan: ({ body, sign, fromDeg }) =>
      `${signs[sign]}の${bodies[body]}（${fromDeg}°–${fromDeg + 10}°）`,
    partOf: ({ part, element }) => `${elements[element]}の中の${elements[part]}`,
    loneTrump: "大アルカナの札なので、答えは細部よりも、この件の枠組みに関わります。",
    loneSuit: ({ suit }) => `${suits[suit]}の札で、その領分は${fieldsOfLife[suit]}です。`,
    manyTrumps:
      "これほど大アルカナが多いのは、この件がひとつの決断より大きいということで、その多くはそれ自身の時に従って動きます。",
    suitLeads: ({ suit }) =>
      `${suits[suit]}が最も多く、問いの要は${fieldsOfLife[suit]}にあります。`,
    elementLeads: ({ element }) =>
      `${elements[element]}の札がほかのどの元素よりも多く、全体の調子を決めています。`,
    nothingLeads: "目立って多いスートはなく、暮らしのいくつもの面がこの件に関わっています。",
    rankRepeats: ({ rank, count }) =>
      `「${ranks[rank]}」が${count === 3 ? "三" : "四"}枚現れ、同じ課題を別々の側から示しています。`,
    "wrong-count": ({ places: count, given }) =>
      `このスプレッドの位置は ${count} か所ですが、札は ${given} 枚でした`,
    "card-twice": ({ card: id }) =>
      `一組の札に同じものは一枚しかありません。「${card[id]}」はすでに出ています`,
  },
  conventions: {
    order: {
      title: "大アルカナの順序",
      options: { rider: "力が 8、正義が 11", marseille: "正義が 8、力が 11" },
    },
  },
  reading: (given, say) => readSpread(given, place, say),
  picture: {
    entry: (number, at, name, reversed) =>
      `${number}. ${at}：${name}${reversed ? "（逆位置）" : ""}`,
  },
};
