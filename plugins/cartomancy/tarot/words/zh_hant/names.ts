/** Names of cards, suits, ranks and heavens in Chinese. */
import type { Body, Element, Sign } from "#lore";
import type { Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

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

export const elements: Readonly<Record<Element, string>> = {
  fire: "火",
  earth: "土",
  air: "風",
  water: "水",
};

const bodies: Readonly<Partial<Record<Body, string>>> = {
  sun: "太陽",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
};

/** The seven bodies that rule decans and trumps. */
export function bodyOf(body: Body): string {
  return bodies[body] ?? body;
}

export const signs: Readonly<Record<Sign, string>> = {
  aries: "牡羊座",
  taurus: "金牛座",
  gemini: "雙子座",
  cancer: "巨蟹座",
  leo: "獅子座",
  virgo: "處女座",
  libra: "天秤座",
  scorpio: "天蠍座",
  sagittarius: "射手座",
  capricorn: "摩羯座",
  aquarius: "水瓶座",
  pisces: "雙魚座",
};

/** 愚者, 聖杯二（逆位）. */
export function nameOf({ card, reversed }: Face): string {
  return cards[card].name + (reversed ? "（逆位）" : "");
}

/** A card inside a sentence: 「愚者」, 逆位的「聖杯二」. */
export function inProse({ card, reversed }: Face): string {
  return `${reversed ? "逆位的" : ""}「${cards[card].name}」`;
}
