/** Names of cards, suits, ranks and heavens in Japanese. */
import { ja as lore } from "#lore/words/ja.ts";
import type { Face, Rank, Suit } from "../../card.ts";
import { cards } from "./cards.ts";

export const { element: elements, body: bodies, sign: signs } = lore;

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

/** 愚者, カップの2（逆位置）. */
export function nameOf({ card, reversed }: Face): string {
  return cards[card].name + (reversed ? "（逆位置）" : "");
}

/** A card inside a sentence: 「愚者」, 逆位置の「カップの2」. */
export function inProse({ card, reversed }: Face): string {
  return `${reversed ? "逆位置の" : ""}「${cards[card].name}」`;
}
