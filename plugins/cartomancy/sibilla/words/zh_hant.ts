import {
  answerOf,
  castBy,
  faults,
  fields,
  joined,
  lean,
  partOf,
  personIn,
  stepFor,
  turnIn,
} from "../../core/words/zh_hant.ts";
import type { Face, SibillaAnswer } from "../answer.ts";
import { cardOf, isPerson } from "../deck.ts";
import type { Place } from "../spreads.ts";
import type { SibillaId } from "../terms.ts";
import { cards } from "./cards_zh_hant.ts";
import type { SibillaWords } from "./en.ts";
import { namesOf, sideOf } from "./texts.ts";

const sibillaSpread = { three: "居中三張", five: "居中五張", cross: "十五張十字" };
const sibillaPlace = {
  root: "根由",
  behind: "留在身後",
  heart: "居中",
  coming: "將至",
  end: "結局",
  mind: "心上",
  unseen: "沒看見、不願見",
};
const LEADS: Readonly<Record<Place, string>> = {
  root: "根由是",
  behind: "你留在身後的是",
  heart: "居中、一切繞著它轉的是",
  coming: "朝你走來的是",
  end: "最後落在",
  mind: "上方，心裡掛著",
  unseen: "下方，你沒往那裡看，有",
};
const NAMES = { hearts: "紅心", clubs: "梅花", diamonds: "方塊", spades: "黑桃" };
const SUITS = {
  hearts: "紅心最多：這件事在家裡、在彼此有情的人之間決定。",
  clubs: "梅花最多：事在人為，它們也壓著身旁的紅牌。",
  diamonds: "方塊最多：全看經手的人、書信與口舌，又隨身旁的牌變色。",
  spades: "黑桃最多：總得先捱過一些什麼，它們壓著前面的牌。",
};
const the = (card: SibillaId) => `「${cards[card].name}」`;
const called = ({ card, reversed }: Face) => `${the(card)}${reversed ? "（逆位）" : ""}`;

type Laid = SibillaAnswer["cards"][number];

function partsOf({ question, asked }: SibillaAnswer): (one: Laid) => string {
  return ({ card, position }) => {
    if (question === null) return "";
    if (position === "heart") return turnIn(asked.matter);
    const whole = cardOf(card);
    return isPerson(whole) ? personIn(asked.matter) : partOf(asked.matter, whole.element);
  };
}

function told(one: Laid, part: string): string {
  const { keywords, says } = sideOf(cards, one);
  const lead = `${LEADS[one.position]}${called(one)}：${keywords}。`;
  return part === "" ? lead + says : `${lead}落到${part}，便是${joined(says)}。`;
}

function packTold(pack: readonly Laid[], part: string): string {
  const [first, second, third] = pack as [Laid, Laid, Laid];
  const about = `${LEADS[first.position]}${cards[second.card].colours}${cards[first.card].noun}（${pack.map(called).join("")}）`;
  const { says } = sideOf(cards, third);
  return part === "" ? `${about}。${says}` : `${about}；落到${part}，便是${joined(says)}。`;
}

export const zhHant: SibillaWords = {
  title: "西比拉牌",
  summary: "從五十二張西比拉牌抽三張、五張或十五張十字，逐景與鄰牌合讀",
  weighs: "三張牌的傾向，自五十起加上各牌之數",
  inputs: {
    spread: { label: "牌陣", about: "三張或五張一列，或五疊各三張", values: sibillaSpread },
    cards: {
      label: "親手擺的牌",
      about: "依發牌順序填牌名，逆位加 :reversed；十字依序為中、左、右、上、下。填了就不再隨機",
      values: Object.fromEntries(
        Object.entries(namesOf(cards)).flatMap(([id, name]) => [
          [id, name],
          [`${id}:reversed`, `${name}（逆位）`],
        ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "牌陣",
    cards: "牌",
    position: "位置",
    card: "牌",
    reversed: "逆位",
    suit: "花色",
    rank: "點數",
    polarity: "吉凶",
    keywords: "關鍵詞",
    says: "所言",
    pairs: "相鄰合看",
    places: "位置",
    people: "涉入之人",
    leadingSuit: "最多之花色",
    optionCards: "各選項之牌",
  },
  terms: { castBy, lean, sibillaSpread, sibillaPlace, sibilla: namesOf(cards) },
  phrases: {
    ...faults,
    card: called,
    keywords: (face) => sideOf(cards, face).keywords,
    says: (face) => sideOf(cards, face).says,
    pair: ({ a, b }) => `${the(a)}接${the(b)}：${cards[b].colours}${cards[a].noun}。`,
    pressed: ({ a, b }) => `黑牌${the(b)}壓著${the(a)}：${cards[b].colours}${cards[a].noun}。`,
    "card-twice": ({ card }) => `一副牌每張只有一張，${the(card)}前面已經出現`,
    "not-of-deck": ({ card }) => `這副牌沒有 ${card}`,
  },
  reading(given, say) {
    const { spread, cards: laid, pairs, people, leadingSuit, question, asked } = given;
    const part = partsOf(given);
    const outcome =
      spread === "cross"
        ? laid.filter(({ position }) => position === "coming").at(-1)!
        : laid.at(-1)!;
    const suit = NAMES[outcome.suit];
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "這些牌合起來",
              where: `${the(outcome.card)}屬${suit}，居於此方。`,
              when: `${the(outcome.card)}是${suit} ${outcome.rank}，花色定單位${isPerson(cardOf(outcome.card)) ? "" : "，點數定多少"}。`,
              options: given.optionCards.map(
                (one) => `抽到${called(one)}，${sideOf(cards, one).keywords}`,
              ),
            }),
          ];
    const body =
      spread === "cross"
        ? [0, 3, 6, 9, 12].map((from) => {
            const pack = laid.slice(from, from + 3);
            return packTold(pack, part(pack[0]!));
          })
        : laid.map((one) => told(one, part(one)));
    const pairsTold = pairs.map(({ says, places: [first] }) => {
      const text = say.phrase(says);
      const on = part(laid[first! - 1]!);
      return on === "" ? text : `說到${on}：${text}`;
    });
    const beside = spread === "cross" ? [] : [pairsTold.join("")];
    const asks = question === null ? "" : `談到${turnIn(asked.matter)}，`;
    const who =
      people.length === 0
        ? `${asks}這裡沒有人物牌：除了你，沒有旁人說了算。`
        : `${asks}說得上話的有：${people.map((id) => cards[id].noun).join("、")}。`;
    return [
      ...opening,
      ...body,
      ...beside,
      leadingSuit === null ? who : `${who}${SUITS[leadingSuit]}`,
      ...(question === null ? [] : [stepFor(given)]),
    ];
  },
  picture: {
    entry: (place, where, name, reversed) =>
      `${place}. ${where}：${name}${reversed ? "（逆位）" : ""}`,
  },
};
