/** Trigrams in the order of the numbers 1-8 and the hexagrams they make. Texts are our own. */
import type { Text } from "#old";
import type { Element } from "#time";

export interface Trigram {
  readonly native: string;
  readonly name: Text;
  readonly element: Element;
  /** Lines from the bottom, 1 whole and 0 broken. */
  readonly lines: readonly [number, number, number];
  /** As the upper trigram: what the year brings from outside. */
  readonly outside: Text;
  /** As the lower trigram: how one stands in it. */
  readonly inside: Text;
}

export const TRIGRAMS: readonly Trigram[] = [
  {
    native: "乾",
    name: { en: "heaven", zhHant: "天" },
    element: "metal",
    lines: [1, 1, 1],
    outside: {
      en: "The sky of this year is wide and demands a straight back; people above take notice",
      zhHant: "今年天高氣闊，腰要挺直，上頭的人看得見你",
    },
    inside: {
      en: "there is strength to spare, and the task is to spend it on one thing",
      zhHant: "力氣有餘，難在只用在一件事上",
    },
  },
  {
    native: "兌",
    name: { en: "lake", zhHant: "澤" },
    element: "metal",
    lines: [1, 1, 0],
    outside: {
      en: "The year comes with talk, guests and small pleasures, and with bills for them",
      zhHant: "今年多言語、賓客與小樂，帳單也隨之而來",
    },
    inside: {
      en: "a light heart opens doors, as long as the tongue is kept in hand",
      zhHant: "心輕門自開，只要管得住舌頭",
    },
  },
  {
    native: "離",
    name: { en: "fire", zhHant: "火" },
    element: "fire",
    lines: [1, 0, 1],
    outside: {
      en: "The year is bright: what was hidden is seen, and so are you",
      zhHant: "今年明亮，藏著的看得見，你也被看見",
    },
    inside: {
      en: "clear sight shows the way, and dry fuel has to be rationed",
      zhHant: "眼明而路現，乾柴要省著燒",
    },
  },
  {
    native: "震",
    name: { en: "thunder", zhHant: "雷" },
    element: "wood",
    lines: [1, 0, 0],
    outside: {
      en: "The year begins with a start: news, a call, something that sets all in motion",
      zhHant: "今年一聲雷起：消息、召喚，把一切推動起來",
    },
    inside: {
      en: "the urge to move is sound, and the first step matters more than the tenth",
      zhHant: "想動是對的，第一步比第十步要緊",
    },
  },
  {
    native: "巽",
    name: { en: "wind", zhHant: "風" },
    element: "wood",
    lines: [0, 1, 1],
    outside: {
      en: "The year works like wind: by small pushes, repeated, from a side nobody guards",
      zhHant: "今年如風行事：小小地推，反覆地推，從無人防備的一側",
    },
    inside: { en: "to yield and enter is stronger than to insist", zhHant: "柔而入，勝過強求" },
  },
  {
    native: "坎",
    name: { en: "water", zhHant: "水" },
    element: "water",
    lines: [0, 1, 0],
    outside: {
      en: "The year runs through a narrow place, where haste is the only real danger",
      zhHant: "今年行過窄處，真正的險只在著急",
    },
    inside: {
      en: "trust in what one knows by heart carries through the deep",
      zhHant: "靠心裡熟透的東西，渡得過深處",
    },
  },
  {
    native: "艮",
    name: { en: "mountain", zhHant: "山" },
    element: "earth",
    lines: [0, 0, 1],
    outside: {
      en: "The year sets a mountain in the road, good for resting and for seeing far",
      zhHant: "今年路上有座山，宜歇腳，也宜遠望",
    },
    inside: { en: "stopping in time is the art of it", zhHant: "功夫在及時而止" },
  },
  {
    native: "坤",
    name: { en: "earth", zhHant: "地" },
    element: "earth",
    lines: [0, 0, 0],
    outside: {
      en: "The year is a broad field: slow, generous, and repaid by work",
      zhHant: "今年是一片寬田：慢、厚道，付出便有回報",
    },
    inside: { en: "to follow and carry is the way to arrive", zhHant: "跟隨、承載，便走得到" },
  },
];

/** Names by upper trigram, then lower trigram, both 1-8. */
const NAMES: readonly (readonly string[])[] = [
  ["乾", "履", "同人", "无妄", "姤", "訟", "遯", "否"],
  ["夬", "兌", "革", "隨", "大過", "困", "咸", "萃"],
  ["大有", "睽", "離", "噬嗑", "鼎", "未濟", "旅", "晉"],
  ["大壯", "歸妹", "豐", "震", "恆", "解", "小過", "豫"],
  ["小畜", "中孚", "家人", "益", "巽", "渙", "漸", "觀"],
  ["需", "節", "既濟", "屯", "井", "坎", "蹇", "比"],
  ["大畜", "損", "賁", "頤", "蠱", "蒙", "艮", "剝"],
  ["泰", "臨", "明夷", "復", "升", "師", "謙", "坤"],
];

const GLOSSES: readonly (readonly string[])[] = [
  [
    "the creative",
    "treading",
    "fellowship",
    "innocence",
    "coming to meet",
    "conflict",
    "retreat",
    "standstill",
  ],
  [
    "breakthrough",
    "the joyous",
    "revolution",
    "following",
    "great excess",
    "oppression",
    "influence",
    "gathering",
  ],
  [
    "great possession",
    "opposition",
    "the clinging",
    "biting through",
    "the cauldron",
    "before completion",
    "the wanderer",
    "progress",
  ],
  [
    "great power",
    "the marrying maiden",
    "abundance",
    "the arousing",
    "duration",
    "deliverance",
    "small excess",
    "enthusiasm",
  ],
  [
    "small taming",
    "inner truth",
    "the family",
    "increase",
    "the gentle",
    "dispersion",
    "gradual progress",
    "contemplation",
  ],
  [
    "waiting",
    "limitation",
    "after completion",
    "difficulty at the beginning",
    "the well",
    "the deep",
    "obstruction",
    "holding together",
  ],
  [
    "great taming",
    "decrease",
    "grace",
    "nourishment",
    "work on what is spoilt",
    "youthful folly",
    "keeping still",
    "splitting apart",
  ],
  [
    "peace",
    "approach",
    "darkening of the light",
    "return",
    "pushing upward",
    "the army",
    "modesty",
    "the receptive",
  ],
];

/** A hexagram by its trigrams, 1-8 each. */
export function hexagram(upper: number, lower: number) {
  const native = NAMES[upper - 1]![lower - 1]!;
  return { native, name: { en: GLOSSES[upper - 1]![lower - 1]!, zhHant: native } };
}

/** The lower trigram after one of its lines has moved. */
export function moveLine(lower: number, line: number): number {
  const { lines } = TRIGRAMS[lower - 1]!;
  const moved = lines.map((one, i) => (i === line - 1 ? 1 - one : one));
  return TRIGRAMS.findIndex(({ lines: other }) => other.every((one, i) => one === moved[i])) + 1;
}

/** Where in the year the moving line puts the turn. */
export const LINES: readonly Text[] = [
  {
    en: "The turn comes early: what is begun in the first months decides the rest",
    zhHant: "轉機來得早，頭幾個月起的頭，定了其餘",
  },
  {
    en: "The turn lies in the middle of the year, with someone who meets you half way",
    zhHant: "轉機在年中，有人肯與你各走一半",
  },
  {
    en: "The turn comes late: hold the course, and expect a threshold towards the end",
    zhHant: "轉機來得晚，守住方向，歲末有一道門檻要過",
  },
];
