import {
  answerOf,
  castBy,
  faults,
  fields,
  lean,
  partOf,
  stepFor,
  joined,
} from "../../core/words/zh_hant.ts";
import { elements, ranks, suits } from "../../tarot/words/zh_hant/names.ts";
import type { Face } from "../answer.ts";
import { cardOf, DECK, ETTEILLA, type EtteillaId } from "../deck.ts";
import { cards } from "./cards_zh_hant.ts";
import { companies } from "./companies_zh_hant.ts";
import type { EtteillaWords } from "./en.ts";
import { sideOf } from "./texts.ts";

const etteillaSpread = { three: "三張", seven: "七張", twelve: "十二張" };
const MAJORS =
  "埃特拉|光|草木|天空|人與獸|星辰|飛鳥與魚|安息|正義|節制|力量|審慎|大祭司|惡魔|魔法師|最後審判|終了|托缽僧|神殿|命運之輪|君王".split(
    "|",
  );
const COUNTS = ["兩", "三", "四"];
const etteilla = Object.fromEntries(
  DECK.map(({ id, rank, suit, number }) => [
    id,
    rank && suit ? suits[suit] + ranks[rank] : (MAJORS[number - 1] ?? "愚者"),
  ]),
) as Readonly<Record<EtteillaId, string>>;
const called = ({ card, reversed }: Face) => `「${etteilla[card]}」${reversed ? "逆位" : ""}`;

export const zhHant: EtteillaWords = {
  title: "埃特拉牌",
  summary: "從埃特拉七十八張牌抽三、七或十二張，用他自己的正逆位關鍵詞，自右往左讀，並數同階之牌",
  weighs: "三張牌的傾向，自五十起加上各牌之數",
  inputs: {
    spread: { label: "張數", about: "三、七或十二張", values: etteillaSpread },
    cards: {
      label: "親手抽的牌",
      about: "依發牌次序；逆位者加 :reversed；填了就不再隨機",
      values: Object.fromEntries(
        ETTEILLA.ids.flatMap((id) => [
          [id, etteilla[id]],
          [`${id}:reversed`, `${etteilla[id]}（逆位）`],
        ]),
      ),
    },
  },
  fields: {
    ...fields,
    spread: "張數",
    cards: "牌",
    card: "牌",
    number: "原編號",
    reversed: "逆位",
    keyword: "牌上文字",
    keywords: "其意",
    polarity: "吉凶",
    says: "其義",
    companies: "同階數張",
    rank: "階",
    count: "張數",
    "companies/reversed": "多為逆位",
    questioner: "求問者所在",
    optionCards: "各選項之牌",
  },
  terms: { castBy, lean, etteillaSpread, etteilla, rank: ranks },
  phrases: {
    ...faults,
    card: called,
    keywords: (face) => sideOf(cards, face).keywords,
    says: (face) => sideOf(cards, face).says,
    company: ({ rank, count, reversed }) =>
      `${COUNTS[count - 2]!}張${ranks[rank]}${reversed ? "，多為逆位" : ""}：${companies[rank]![reversed ? 1 : 0][4 - count]!}。`,
    "card-twice": ({ card }) => `一副牌每張只有一張，${etteilla[card]}前面已經出現`,
    "not-of-deck": ({ card }) => `這副牌沒有${card}`,
  },
  reading(given, say) {
    const { cards: laid, companies: together, questioner, question, asked } = given;
    const last = laid.at(-1)!;
    const told = laid.map((one, index) => {
      const { keywords, says } = sideOf(cards, one);
      const part = partOf(asked.matter, cardOf(one.card).element);
      const join = index === 0 ? "自右起，" : index === laid.length - 1 ? "末了是" : "接著是";
      return `${join}${called(one)}，${keywords}（${one.keyword}）${question === null ? `。${says}` : `；說到${part}，${joined(says)}。`}`;
    });
    const size = laid.length === 3 ? 3 : 4;
    const rows = Array.from({ length: Math.ceil(told.length / size) }, (_, row) =>
      told.slice(row * size, (row + 1) * size).join(""),
    );
    const opening =
      question === null
        ? []
        : [
            answerOf(given, {
              whole: "這些牌合起來",
              where: `末張是${called(last)}，屬${elements[cardOf(last.card).element]}，居於此方。`,
              when: `末張是${called(last)}，由花色定單位。`,
              options: given.optionCards.map(
                (one) => `抽到${called(one)}，${sideOf(cards, one).keywords}`,
              ),
            }),
          ];
    const stands = [
      ...together.map(({ says }) => say.phrase(says)),
      ...(questioner === null ? [] : [`求問者在自右數第 ${questioner} 張，兩旁的牌與你最切身。`]),
    ].join("");
    const { band, score } = given.leaning;
    return [
      ...opening,
      ...rows,
      ...(stands === "" ? [] : [stands]),
      question === null
        ? `這些牌合起來${band === "open" ? "在" : ""}${lean[band]}，在零到一百的尺度上是 ${score}。`
        : stepFor(given),
    ];
  },
  picture: {
    entry: (place, number, name, keyword, reversed) =>
      `${place}. ${number} ${name}${reversed ? "（逆位）" : ""}：${keyword}`,
  },
};
