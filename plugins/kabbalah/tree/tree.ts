/**
 * The Tree of Life: ten sefirot, twenty-two letters and the paths between them.
 *
 * @source sefirot and heavens: Crowley's 777 (1909), columns II, VI and VII, and the ten spheres of Bruno's
 * Cabala (1585), both after Agrippa II.13; letters of signs (one order in all versions) and of planets:
 * Sefer Yetzirah 4-5, the short version and that of the Gra; Kircher's letters of the planets after
 * W. W. Westcott, note 40; joins of the paths: 777, column XII, as on Kircher's drawing
 */
import type { Text } from "#old";

export const PILLARS = ["severity", "middle", "mercy"] as const;
export type Pillar = (typeof PILLARS)[number];

/** One of the ten; `number` 1 is Keter. */
export interface Sefirah {
  readonly number: number;
  readonly id: string;
  readonly hebrew: string;
  readonly name: Text;
  readonly gloss: Text;
  readonly pillar: Pillar;
  /** What rules there: a planet, or the heaven above or the earth below them. */
  readonly heaven: Text;
}

type SefirahRow = readonly [string, string, string, string, string, string, Pillar, string, string];

const SEFIROT_ROWS: readonly SefirahRow[] = [
  ["keter", "כתר", "Keter", "科帖爾", "crown", "王冠", "middle", "the first mover", "原動天"],
  ["chokhmah", "חכמה", "Chokhmah", "侯克瑪", "wisdom", "智慧", "mercy", "the zodiac", "黃道諸宮"],
  ["binah", "בינה", "Binah", "比納", "understanding", "理解", "severity", "Saturn", "土星"],
  ["chesed", "חסד", "Chesed", "黑塞德", "kindness", "慈愛", "mercy", "Jupiter", "木星"],
  ["gevurah", "גבורה", "Gevurah", "革夫拉", "strength", "力量", "severity", "Mars", "火星"],
  ["tiferet", "תפארת", "Tiferet", "悌菲列特", "beauty", "美", "middle", "the Sun", "太陽"],
  ["netzach", "נצח", "Netzach", "聶札克", "victory", "勝利", "mercy", "Venus", "金星"],
  ["hod", "הוד", "Hod", "侯德", "splendour", "榮耀", "severity", "Mercury", "水星"],
  ["yesod", "יסוד", "Yesod", "耶索德", "foundation", "根基", "middle", "the Moon", "月亮"],
  ["malkhut", "מלכות", "Malkhut", "瑪互特", "kingdom", "王國", "middle", "the earth", "大地"],
];

/** The ten sefirot, index 0 is Keter. */
export const SEFIROT: readonly Sefirah[] = SEFIROT_ROWS.map(
  ([id, hebrew, en, zhHant, glossEn, glossZh, pillar, heavenEn, heavenZh], index) => ({
    number: index + 1,
    id,
    hebrew,
    name: { en, zhHant },
    gloss: { en: glossEn, zhHant: glossZh },
    pillar,
    heaven: { en: heavenEn, zhHant: heavenZh },
  }),
);

/** The seven planets and the sefirah of each. */
export const PLANET_SEFIRAH = {
  sun: 6,
  moon: 9,
  mercury: 8,
  venus: 7,
  mars: 5,
  jupiter: 4,
  saturn: 3,
} as const;
export type TreePlanet = keyof typeof PLANET_SEFIRAH;
export const TREE_PLANETS = Object.keys(PLANET_SEFIRAH) as readonly TreePlanet[];

/** A letter with the two sefirot that its path joins. */
export interface Path {
  /** 11 to 32, as the paths are numbered after the ten. */
  readonly number: number;
  readonly letter: string;
  readonly name: string;
  readonly joins: readonly [number, number];
  /** Trump of the Golden Dawn. */
  readonly trump: Text;
}

type PathRow = readonly [string, string, number, number, string, string];

const PATH_ROWS: readonly PathRow[] = [
  ["א", "Alef", 1, 2, "The Fool", "愚者"],
  ["ב", "Bet", 1, 3, "The Magician", "魔術師"],
  ["ג", "Gimel", 1, 6, "The High Priestess", "女祭司"],
  ["ד", "Dalet", 2, 3, "The Empress", "女皇"],
  ["ה", "He", 2, 6, "The Emperor", "皇帝"],
  ["ו", "Vav", 2, 4, "The Hierophant", "教皇"],
  ["ז", "Zayin", 3, 6, "The Lovers", "戀人"],
  ["ח", "Het", 3, 5, "The Chariot", "戰車"],
  ["ט", "Tet", 4, 5, "Strength", "力量"],
  ["י", "Yod", 4, 6, "The Hermit", "隱者"],
  ["כ", "Kaf", 4, 7, "Wheel of Fortune", "命運之輪"],
  ["ל", "Lamed", 5, 6, "Justice", "正義"],
  ["מ", "Mem", 5, 8, "The Hanged Man", "吊人"],
  ["נ", "Nun", 6, 7, "Death", "死神"],
  ["ס", "Samekh", 6, 9, "Temperance", "節制"],
  ["ע", "Ayin", 6, 8, "The Devil", "惡魔"],
  ["פ", "Pe", 7, 8, "The Tower", "高塔"],
  ["צ", "Tsade", 7, 9, "The Star", "星星"],
  ["ק", "Qof", 7, 10, "The Moon", "月亮"],
  ["ר", "Resh", 8, 9, "The Sun", "太陽"],
  ["ש", "Shin", 8, 10, "Judgement", "審判"],
  ["ת", "Tav", 9, 10, "The World", "世界"],
];

/** The twenty-two paths, index 0 is Alef. */
export const PATHS: readonly Path[] = PATH_ROWS.map(([letter, name, a, b, en, zhHant], index) => ({
  number: index + 11,
  letter,
  name,
  joins: [a, b],
  trump: { en, zhHant },
}));

const BY_NAME = new Map(PATHS.map((path) => [path.name, path]));

/** Letters of the twelve signs, index 0 is Aries. */
export const SIGN_PATHS: readonly Path[] =
  "He Vav Zayin Het Tet Yod Lamed Nun Samekh Ayin Tsade Qof"
    .split(" ")
    .map((name) => BY_NAME.get(name)!);

/** Letters of the planets by school. */
export const PLANET_LETTERS = {
  "golden-dawn": letters(
    "Mercury Bet, Moon Gimel, Venus Dalet, Jupiter Kaf, Mars Pe, Sun Resh, Saturn Tav",
  ),
  short: letters(
    "Saturn Bet, Jupiter Gimel, Mars Dalet, Sun Kaf, Venus Pe, Mercury Resh, Moon Tav",
  ),
  kircher: letters(
    "Sun Bet, Venus Gimel, Mercury Dalet, Moon Kaf, Saturn Pe, Jupiter Resh, Mars Tav",
  ),
  gra: letters("Moon Bet, Mars Gimel, Sun Dalet, Venus Kaf, Mercury Pe, Saturn Resh, Jupiter Tav"),
} as const;
export type Attribution = keyof typeof PLANET_LETTERS;

function letters(list: string): Readonly<Record<TreePlanet, Path>> {
  const pairs = list.split(", ").map((pair) => pair.split(" ") as [string, string]);
  const entries = pairs.map(([planet, name]) => [planet.toLowerCase(), BY_NAME.get(name)!]);
  return Object.fromEntries(entries) as Readonly<Record<TreePlanet, Path>>;
}

/** The four worlds by the element of a sign, index 0 is fire; as the letters of the Name have it. */
export const WORLDS: readonly { readonly id: string; readonly name: Text; readonly gloss: Text }[] =
  [
    {
      id: "atzilut",
      name: { en: "Atzilut", zhHant: "阿齊魯特" },
      gloss: { en: "emanation", zhHant: "流溢界" },
    },
    {
      id: "asiyah",
      name: { en: "Asiyah", zhHant: "阿西亞" },
      gloss: { en: "action", zhHant: "行動界" },
    },
    {
      id: "yetzirah",
      name: { en: "Yetzirah", zhHant: "耶齊拉" },
      gloss: { en: "formation", zhHant: "形成界" },
    },
    {
      id: "beriah",
      name: { en: "Beriah", zhHant: "貝利亞" },
      gloss: { en: "creation", zhHant: "創造界" },
    },
  ];
