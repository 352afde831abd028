/** Names of cards, suits, ranks and heavens in Chinese. */
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

export const { element: elements, body: bodies, sign: signs } = lore;

export const suits: Readonly<Record<Suit, string>> = {
  wands: "權杖",
  cups: "聖杯",
  swords: "寶劍",
  pentacles: "錢幣",
};

export const ranks: Readonly<Record<Rank, string>> = {
  ace: "王牌",
  two: "二",
  three: "三",
  four: "四",
  five: "五",
  six: "六",
  seven: "七",
  eight: "八",
  nine: "九",
  ten: "十",
  page: "侍者",
  knight: "騎士",
  queen: "王后",
  king: "國王",
};

/** 愚者, 聖杯二（逆位）. */
export function nameOf({ card, reversed }: Face): string {
  return cards[card].name + (reversed ? "（逆位）" : "");
}

/** A card inside a sentence: 「愚者」, 逆位的「聖杯二」. */
export function inProse({ card, reversed }: Face): string {
  return `${reversed ? "逆位的" : ""}「${cards[card].name}」`;
}
