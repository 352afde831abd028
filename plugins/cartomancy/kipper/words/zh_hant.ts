import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
  personIn,
  turnIn,
} from "../../core/words/zh_hant.ts";
import type { KipperAnswer } from "../answer.ts";
import { cardOf, type KipperId } from "../deck.ts";
import { cards } from "./cards_zh_hant.ts";
import type { KipperWords } from "./en.ts";
import { namesOf } from "./texts.ts";

const kipperSpread = { line: "五張一列", nine: "三列三張", full: "全副攤開" };
const ELEMENTS = { fire: "火", water: "水", air: "風", earth: "土" };
const UNITS = { hours: "時", days: "日", weeks: "週", months: "月", years: "年" };
const the = (card: KipperId) => `「${cards[card].name}」`;
const all = (of: readonly KipperId[]) => of.map(the).join("");

function along(of: readonly KipperId[]): string {
  const [first, second] = of;
  return second ? cards[second].colours + cards[first!].noun : cards[first!].noun;
}

function personTold({ ahead, behind, above, below }: NonNullable<KipperAnswer["person"]>): string {
  return [
    ahead.length > 0
      ? `主角眼前是${along(ahead)}（${all(ahead.slice(0, 3))}）。`
      : "主角望向桌外，要來的事不在這些牌裡。",
    behind.length > 0 ? `背後是${along(behind)}（${all(behind.slice(0, 3))}）。` : "背後沒有牌。",
    above.length > 0 ? `頭上想著${cards[above[0]!].noun}。` : "",
    below.length > 0 ? `腳下要辦${cards[below[0]!].noun}。` : "",
  ].join("");
}

export const zhHant: KipperWords = {
  title: "基珀牌",
  summary: "從三十六張基珀牌抽五張、九張或全副，依牌上人物的視線解讀",
  weighs: "一列牌的傾向，自五十起加上各牌之數",
  inputs: {
    spread: { label: "牌陣", about: "五張、九張或全副三十六張", values: kipperSpread },
    person: { label: "主角", about: "1 為男，2 為女；全副攤開而未填時為 1" },
    cards: {
      label: "親手擺的牌",
      about: "自左至右、逐列填牌號 1 至 36；填了就不再隨機",
    },
  },
  fields: {
    ...fields,
    spread: "牌陣",
    cards: "牌",
    place: "位置",
    card: "牌",
    number: "牌號",
    polarity: "吉凶",
    keywords: "關鍵詞",
    means: "本義",
    gaze: "視線",
    person: "主角",
    ahead: "眼前",
    behind: "背後",
    above: "心上",
    below: "手中",
    topic: "所問之牌",
    around: "相鄰",
    seen: "主角看得見",
    looks: "誰看著什麼",
    at: "看著",
    back: "背對",
    says: "其義",
    pairs: "相鄰合看",
    places: "位置",
    optionCards: "各選項之牌",
  },
  terms: {
    castBy,
    lean,
    kipperSpread,
    kipper: namesOf(cards),
    gaze: { left: "向左", right: "向右" },
  },
  phrases: {
    ...faults,
    card: ({ card }) => cards[card].name,
    keywords: ({ card }) => cards[card].keywords.join("、"),
    means: ({ card }) => cards[card].means,
    pair: ({ a, b }) => `${the(a)}接${the(b)}：${cards[b].colours}${cards[a].noun}。`,
    looksAt: ({ card, at }) =>
      `${the(card)}看著${the(at)}：${cards[card].noun}眼裡是${cards[at].noun}。`,
    looksOff: ({ card }) => `${the(card)}望向桌外，要找的東西不在這裡。`,
    "card-twice": ({ number }) => `一副牌每張只有一張，${number} 號前面已經出現`,
  },
  reading(given, say) {
    const { spread, cards: laid, person, topic, looks, pairs, question, asked } = given;
    const whole = spread === "full";
    const last = whole ? (topic?.card ?? person!.card) : laid.at(-1)!.card;
    const middle = laid[(laid.length - 1) / 2]?.card;
    const heart =
      whole || !middle
        ? ""
        : question === null
          ? `居中的是${the(middle)}。${cards[middle].means}`
          : `居中的是${the(middle)}，照見${turnIn(asked.matter)}：${joined(cards[middle].means)}。`;
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "這些牌合起來",
              where: whole
                ? `桌上以上方為北，${the(last)}就在主角的這一邊。`
                : `末張${the(last)}屬${ELEMENTS[cardOf(last).element]}，居於此方。`,
              when: `${the(last)}是以${UNITS[cardOf(last).time.unit]}計的牌。`,
              options: given.optionCards.map(
                ({ card }) => `抽到${the(card)}，${cards[card].keywords.join("、")}`,
              ),
            }),
          ];
    const told = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      if (question === null) return text;
      const part = partOf(asked.matter, cardOf(laid[first! - 1]!.card).element);
      return `說到${part}：${text}`;
    });
    const others = looks.filter(({ card }) => card !== person?.card);
    const seen = others.slice(0, whole ? 5 : 3).map(({ says }) => say.phrase(says));
    const matter =
      topic === null
        ? []
        : [
            `所問的事看${the(topic.card)}。${cards[topic.card].means}四周是${all(topic.around)}；主角${topic.seen ? "正看著它" : "沒往它那邊看"}。`,
          ];
    return [
      ...opening,
      ...(heart === "" ? [] : [heart]),
      ...matter,
      ...(person === null
        ? []
        : [
            question === null
              ? personTold(person)
              : `從你這裡看${turnIn(asked.matter)}：${joined(personTold(person))}。`,
          ]),
      ...(told.length > 0 ? [told.join("")] : []),
      ...(seen.length === 0
        ? []
        : [
            question === null
              ? seen.join("")
              : `至於${personIn(asked.matter)}，看桌上各人的視線：${joined(seen.join(""))}。`,
          ]),
      question === null
        ? `收尾的是${the(laid.at(-1)!.card)}。${cards[laid.at(-1)!.card].means}`
        : stepFor(given),
    ];
  },
  picture: { entry: (place, name) => `${place}. ${name}` },
};
