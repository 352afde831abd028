/** Names of cards, suits, ranks and heavens in Japanese. */
import type { Body, Element, Sign } from "#lore";
import type { Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

export const suits: Readonly<Record<Suit, string>> = {
  wands: "ワンド",
  cups: "カップ",
  swords: "ソード",
  pentacles: "ペンタクル",
};

export const ranks: Readonly<Record<Rank, string>> = {
  ace: "エース",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  page: "ペイジ",
  knight: "ナイト",
  queen: "クイーン",
  king: "キング",
};

export const elements: Readonly<Record<Element, string>> = {
  fire: "火",
  earth: "地",
  air: "風",
  water: "水",
};

const bodies: Readonly<Partial<Record<Body, string>>> = {
  sun: "太陽",
  moon: "月",
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
  taurus: "牡牛座",
  gemini: "双子座",
  cancer: "蟹座",
  leo: "獅子座",
  virgo: "乙女座",
  libra: "天秤座",
  scorpio: "蠍座",
  sagittarius: "射手座",
  capricorn: "山羊座",
  aquarius: "水瓶座",
  pisces: "魚座",
};

/** 愚者, カップの2（逆位置）. */
export function nameOf({ card, reversed }: Face): string {
  return cards[card].name + (reversed ? "（逆位置）" : "");
}

/** A card inside a sentence: 「愚者」, 逆位置の「カップの2」. */
export function inProse({ card, reversed }: Face): string {
  return `${reversed ? "逆位置の" : ""}「${cards[card].name}」`;
}
