/** 兩種雷諾曼抽法共有的話，繁體中文。 */
import type { cardWords as english } from "./en.ts";
import { cards } from "./cards_zh_hant.ts";
import { namesOf } from "./texts.ts";

export const cardWords: typeof english = {
  names: namesOf(cards),
  fields: {
    card: "牌",
    number: "牌號",
    playingCard: "所附撲克牌",
    polarity: "吉凶",
    keywords: "關鍵詞",
    means: "本義",
  },
  phrases: {
    card: ({ card }) => cards[card].name,
    keywords: ({ card }) => cards[card].keywords.join("、"),
    means: ({ card }) => cards[card].means,
  },
  twice: ({ number }) => `一副牌每張只有一張，${number} 號前面已經出現`,
};
