/**
 * The planets of the nine numbers and the families in which they go together.
 *
 * @source families: tables after Cheiro, Book of Numbers (1926), which join 1 and 4, 2 and 7, 3, 6 and 9,
 *   4 and 8, and call 5 a friend of all; planets: the same. Uranus and Neptune are his modern names for
 *   the Sun's and the Moon's other numbers. Portraits are original.
 */
import type { Text } from "#old";

/** What a single number stands for. */
export interface SingleNumber {
  readonly planet: Text;
  readonly portrait: Text;
}

export const SINGLES: Readonly<Record<number, SingleNumber>> = {
  1: {
    planet: { en: "Sun", zhHant: "太陽" },
    portrait: {
      en: "One is the Sun's: it originates, insists and shines best when it may sign its own work.",
      zhHant: "一屬太陽，能創始、有主張，讓它在自己的作品上署名，最是發光。",
    },
  },
  2: {
    planet: { en: "Moon", zhHant: "月亮" },
    portrait: {
      en: "Two is the Moon's: gentle, imaginative, waxing and waning with the company it keeps.",
      zhHant: "二屬月亮，溫柔，富想像，隨身邊的人盈虧。",
    },
  },
  3: {
    planet: { en: "Jupiter", zhHant: "木星" },
    portrait: {
      en: "Three is Jupiter's: it likes order, rank and a good table, and takes command as a duty.",
      zhHant: "三屬木星，愛秩序、名位與好宴席，把發號施令當成責任。",
    },
  },
  4: {
    planet: { en: "Uranus (Sun)", zhHant: "天王星（太陽）" },
    portrait: {
      en: "Four sees everything from the other side: it opposes without wishing to quarrel and reforms without being asked.",
      zhHant: "四凡事從另一邊看，無意爭吵卻總唱反調，沒人請託也要改革。",
    },
  },
  5: {
    planet: { en: "Mercury", zhHant: "水星" },
    portrait: {
      en: "Five is Mercury's: quick, sociable, springing back from any blow, and friends with every number.",
      zhHant: "五屬水星，機敏，好交遊，挨了什麼都彈得回來，跟哪個數字都合得來。",
    },
  },
  6: {
    planet: { en: "Venus", zhHant: "金星" },
    portrait: {
      en: "Six is Venus's: it draws people, loves beautiful rooms and will not give way once its heart has spoken.",
      zhHant: "六屬金星，討人喜歡，愛漂亮的屋子，心一旦認定，便不讓步。",
    },
  },
  7: {
    planet: { en: "Neptune (Moon)", zhHant: "海王星（月亮）" },
    portrait: {
      en: "Seven travels, by ship or by book, and comes home with a religion of its own.",
      zhHant: "七愛遠行，坐船或讀書都算，回來時帶著一套自己的信仰。",
    },
  },
  8: {
    planet: { en: "Saturn", zhHant: "土星" },
    portrait: {
      en: "Eight is Saturn's: deep, slow to be understood, and in earnest about whatever it takes up.",
      zhHant: "八屬土星，深沉，久了才被人懂，做什麼都認真。",
    },
  },
  9: {
    planet: { en: "Mars", zhHant: "火星" },
    portrait: {
      en: "Nine is Mars's: it fights for its ground, and is won by affection where force would fail.",
      zhHant: "九屬火星，為自己的地盤而戰，硬的不吃，感情卻打得動它。",
    },
  },
};

const FAMILIES: readonly (readonly number[])[] = [[1, 4, 8], [2, 7], [3, 6, 9], [5]];

/** How the name's number stands to the birth number. */
export type Harmony = "same" | "family" | "different";

/** Compares two single numbers; 5 is its own family. */
export function harmonyOf(a: number, b: number): Harmony {
  if (a === b) return "same";
  return FAMILIES.some((family) => family.includes(a) && family.includes(b))
    ? "family"
    : "different";
}
