/** What a spread holds by number, and the theme that follows from it. */
import type { Element, Rank, Suit, Text } from "./card.ts";
import type { DrawnCard } from "./draw.ts";
import { ELEMENT_NAMES } from "./dignities.ts";

export const SUITS: readonly Suit[] = ["wands", "cups", "swords", "pentacles"];
const ELEMENTS: readonly Element[] = ["fire", "water", "air", "earth"];

export const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  wands: { en: "Wands", zhHant: "權杖" },
  cups: { en: "Cups", zhHant: "聖杯" },
  swords: { en: "Swords", zhHant: "寶劍" },
  pentacles: { en: "Pentacles", zhHant: "錢幣" },
};

const RANK_NAMES: Readonly<Record<Rank, Text>> = {
  ace: { en: "Aces", zhHant: "王牌" },
  two: { en: "Twos", zhHant: "二" },
  three: { en: "Threes", zhHant: "三" },
  four: { en: "Fours", zhHant: "四" },
  five: { en: "Fives", zhHant: "五" },
  six: { en: "Sixes", zhHant: "六" },
  seven: { en: "Sevens", zhHant: "七" },
  eight: { en: "Eights", zhHant: "八" },
  nine: { en: "Nines", zhHant: "九" },
  ten: { en: "Tens", zhHant: "十" },
  page: { en: "Pages", zhHant: "侍者" },
  knight: { en: "Knights", zhHant: "騎士" },
  queen: { en: "Queens", zhHant: "皇后" },
  king: { en: "Kings", zhHant: "國王" },
};

export interface Tallies {
  readonly majors: number;
  readonly reversed: number;
  readonly suits: Readonly<Record<Suit, number>>;
  readonly elements: Readonly<Record<Element, number>>;
  /** Ranks that came more than once, most first. */
  readonly ranksRepeated: readonly { readonly rank: Rank; readonly count: number }[];
}

/** Counts a spread. */
export function tally(drawn: readonly DrawnCard[]): Tallies {
  const cards = drawn.map(({ card }) => card);
  const ranks = new Map<Rank, number>();
  for (const { rank } of cards) if (rank) ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
  const countBy = <K extends string>(keys: readonly K[], of: "suit" | "element") =>
    Object.fromEntries(
      keys.map((key) => [key, cards.filter((card) => card[of] === key).length]),
    ) as Record<K, number>;
  return {
    majors: cards.filter(({ arcana }) => arcana === "major").length,
    reversed: drawn.filter(({ reversed }) => reversed).length,
    suits: countBy(SUITS, "suit"),
    elements: countBy(ELEMENTS, "element"),
    ranksRepeated: [...ranks]
      .filter(([, count]) => count > 1)
      .map(([rank, count]) => ({ rank, count }))
      .sort((a, b) => b.count - a.count),
  };
}

/** What stands out in a spread. */
export interface Theme {
  /** Three trumps or more: the matter is larger than the asker's choices. */
  readonly fateHeavy: boolean;
  /** The suit with more cards than any other, two at least; null where none is. */
  readonly dominantSuit: Suit | null;
  /** The element with more cards than any other, two at least; null where none is. */
  readonly dominantElement: Element | null;
  readonly text: Text;
}

/** What a suit speaks about. */
const SUIT_FIELDS: Readonly<Record<Suit, Text>> = {
  wands: {
    en: "drive, work begun and the will to carry it",
    zhHant: "衝勁、開了頭的事，以及撐下去的意志",
  },
  cups: {
    en: "feeling, attachment and what people mean to each other",
    zhHant: "感情、牽掛，以及人與人之間的分量",
  },
  swords: {
    en: "judgement, words and the clear cut that is wanted or feared",
    zhHant: "判斷、言語，以及那個想要又怕的決斷",
  },
  pentacles: {
    en: "work, money, the body and what lasts",
    zhHant: "工作、金錢、身體，以及能留下來的東西",
  },
};

const FATE: Text = {
  en: "So many trumps say that the matter is larger than one decision; much of it moves by its own time.",
  zhHant: "大牌這麼多，表示事情大過一個決定，有不少部分照它自己的時間走。",
};

const BALANCED: Text = {
  en: "No suit leads, so several sides of life have a hand in the matter.",
  zhHant: "沒有哪一組花色特別多，生活的好幾面都在這件事裡插了一手。",
};

const LONE_TRUMP: Text = {
  en: "It is a trump, so the answer concerns the frame of the matter more than its details.",
  zhHant: "這是一張大牌，答案談的多半是整件事的框架，而不是枝節。",
};

/** Draws the theme from the tallies of a spread. */
export function findTheme(tallies: Tallies): Theme {
  const fateHeavy = tallies.majors >= 3;
  const dominantSuit = leader(tallies.suits, SUITS);
  const dominantElement = leader(tallies.elements, ELEMENTS);
  const suit = dominantSuit && suitTheme(dominantSuit);
  const parts = isSingle(tallies)
    ? [loneTheme(tallies)]
    : [
        ...(fateHeavy ? [FATE] : []),
        ...(suit ? [suit] : fateHeavy ? [] : [elementTheme(dominantElement)]),
        ...tallies.ranksRepeated.filter(({ count }) => count >= 3).map(rankTheme),
      ];
  return {
    fateHeavy,
    dominantSuit,
    dominantElement,
    text: {
      en: parts.map(({ en }) => en).join(" "),
      zhHant: parts.map(({ zhHant }) => zhHant).join(""),
    },
  };
}

function isSingle({ elements }: Tallies): boolean {
  return ELEMENTS.reduce((sum, element) => sum + elements[element], 0) === 1;
}

function loneTheme({ suits }: Tallies): Text {
  const suit = SUITS.find((one) => suits[one] === 1);
  if (!suit) return LONE_TRUMP;
  const [name, field] = [SUIT_NAMES[suit], SUIT_FIELDS[suit]];
  return {
    en: `It is a card of ${name.en}, whose field is ${field.en}.`,
    zhHant: `這張牌屬${name.zhHant}，談的是${field.zhHant}。`,
  };
}

function suitTheme(suit: Suit): Text {
  const [name, field] = [SUIT_NAMES[suit], SUIT_FIELDS[suit]];
  return {
    en: `${name.en} lead, so the question turns on ${field.en}.`,
    zhHant: `${name.zhHant}居多，問題的重心在${field.zhHant}。`,
  };
}

function elementTheme(element: Element | null): Text {
  if (!element) return BALANCED;
  const { en, zhHant } = ELEMENT_NAMES[element];
  return {
    en: `More cards are of ${en} than of any other element, and they set the tone.`,
    zhHant: `不論花色，屬${zhHant}的牌最多，整體的調子由它而定。`,
  };
}

function rankTheme({ rank, count }: { readonly rank: Rank; readonly count: number }): Text {
  const { en, zhHant } = RANK_NAMES[rank];
  const many = count === 3 ? "Three" : "Four";
  return {
    en: `${many} ${en} insist on the same lesson from different sides.`,
    zhHant: `「${zhHant}」出現${count === 3 ? "三" : "四"}張，同一門功課從不同方向來。`,
  };
}

function leader<K extends string>(
  counts: Readonly<Record<K, number>>,
  keys: readonly K[],
): K | null {
  const best = Math.max(...keys.map((key) => counts[key]));
  const leaders = keys.filter((key) => counts[key] === best);
  return best >= 2 && leaders.length === 1 ? leaders[0]! : null;
}
