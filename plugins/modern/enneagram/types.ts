/**
 * The nine types and how two of them are joined on the figure.
 *
 * @source lines 1-4-2-8-5-7 and 3-6-9 with their direction under strain: enneamatch.com, after
 * C. Naranjo, Character and Neurosis (1994); the groups of three by centre, stance and harmony: Nine Points
 * (International Enneagram Association, 2019), after D. R. Riso and R. Hudson, The Wisdom of the
 * Enneagram (1999). Later writers dispute the direction; the match counts a line both ways alike. The
 * portraits are ours.
 */
import type { Text } from "#old";

export type TypeNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One of the nine. */
export interface EnneagramType {
  readonly number: TypeNumber;
  readonly name: Text;
  readonly gift: Text;
  readonly strain: Text;
}

type Row = readonly [string, string, string, string, string, string];

const ROWS: readonly Row[] = [
  [
    "the Reformer",
    "改革者",
    "a sense of what is right",
    "對是非的分寸",
    "correcting where listening would do",
    "該傾聽時忙著糾正",
  ],
  [
    "the Helper",
    "助人者",
    "warmth that notices need",
    "看見需要的溫暖",
    "giving in order to be needed",
    "為了被需要而付出",
  ],
  [
    "the Achiever",
    "成就者",
    "drive and a feeling for what works",
    "幹勁與務實的眼光",
    "running past feelings towards the goal",
    "趕著達標而越過感受",
  ],
  [
    "the Individualist",
    "獨特者",
    "depth and a true voice",
    "深度與真實的聲音",
    "longing for what is not there",
    "戀著不在眼前的東西",
  ],
  [
    "the Observer",
    "觀察者",
    "clear thought and calm",
    "清楚的思路與冷靜",
    "keeping back time and self",
    "把時間與自己收起來",
  ],
  [
    "the Loyalist",
    "忠誠者",
    "steadiness and foresight",
    "可靠與先見",
    "testing what deserves trust",
    "反覆試探值得信任的人",
  ],
  [
    "the Enthusiast",
    "活躍者",
    "lightness and ideas",
    "輕快與點子",
    "leaving when it grows heavy",
    "一沉重就想離開",
  ],
  [
    "the Challenger",
    "挑戰者",
    "courage and protection",
    "勇氣與擔當",
    "pushing where a touch would do",
    "在輕碰就好的時候用力推",
  ],
  [
    "the Peacemaker",
    "調停者",
    "patience and a wide view",
    "耐心與寬廣的視野",
    "going along until nothing is said",
    "一味順著，終至無話",
  ],
];

/** The nine types, type 1 first. */
export const TYPES: readonly EnneagramType[] = ROWS.map(
  ([en, zhHant, gift, zhGift, strain, zhStrain], i) => ({
    number: (i + 1) as TypeNumber,
    name: { en, zhHant },
    gift: { en: gift, zhHant: zhGift },
    strain: { en: strain, zhHant: zhStrain },
  }),
);

/** Groups of three that two types may share. */
export const GROUPS = {
  centre: [
    { id: "gut", types: [8, 9, 1], name: { en: "the gut centre", zhHant: "腹中心" } },
    { id: "heart", types: [2, 3, 4], name: { en: "the heart centre", zhHant: "心中心" } },
    { id: "head", types: [5, 6, 7], name: { en: "the head centre", zhHant: "腦中心" } },
  ],
  stance: [
    {
      id: "assertive",
      types: [3, 7, 8],
      name: { en: "the assertive stance", zhHant: "進取的姿態" },
    },
    { id: "compliant", types: [1, 2, 6], name: { en: "the dutiful stance", zhHant: "順應的姿態" } },
    {
      id: "withdrawn",
      types: [4, 5, 9],
      name: { en: "the withdrawn stance", zhHant: "退守的姿態" },
    },
  ],
  harmonic: [
    {
      id: "positive",
      types: [2, 7, 9],
      name: { en: "a hopeful way with trouble", zhHant: "以樂觀面對困難" },
    },
    {
      id: "competency",
      types: [1, 3, 5],
      name: { en: "a cool way with trouble", zhHant: "以冷靜面對困難" },
    },
    {
      id: "reactive",
      types: [4, 6, 8],
      name: { en: "a frank way with trouble", zhHant: "以直接面對困難" },
    },
  ],
} as const;
export type GroupKind = keyof typeof GROUPS;

/** Where each type moves under strain, along the lines: 1-4-2-8-5-7-1 and 9-6-3-9. */
const ARROWS: Readonly<Record<TypeNumber, TypeNumber>> = {
  1: 4,
  4: 2,
  2: 8,
  8: 5,
  5: 7,
  7: 1,
  9: 6,
  6: 3,
  3: 9,
};

/** The type towards which a line leads. */
export function arrowOf(type: TypeNumber): TypeNumber {
  return ARROWS[type];
}

/** The two neighbours on the circle, which can be wings. */
export function wingsOf(type: TypeNumber): readonly [TypeNumber, TypeNumber] {
  return [(((type + 7) % 9) + 1) as TypeNumber, ((type % 9) + 1) as TypeNumber];
}

/** The group of a kind to which a type belongs. */
export function groupOf(kind: GroupKind, type: TypeNumber) {
  return GROUPS[kind].find(({ types }) => (types as readonly number[]).includes(type))!;
}
