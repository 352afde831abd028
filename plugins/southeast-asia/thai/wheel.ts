/**
 * The eight planets of the Thaksa wheel, clockwise from the Sun in the north-east.
 *
 * @source order and sides: เทวดาประจำทิศ, on the Maha Thaksa (Sarakadee, 2024); letters: ภูมิทักษา
 *   (thaibabyname.com), หลักการตั้งชื่อลูกตามโหราศาสตร์ไทย (myfirstbrain.com), alike; the birthday from
 *   6:00 and Wednesday night: การนับวันทางโหราศาสตร์ (variety.teenee.com). Colours are those of the
 *   days today (gotoknow.org/posts/230189, bloggang.com), not the older ones of Sawasdi Raksa
 */
import type { Text } from "#old";

export interface WheelPlanet {
  readonly id: string;
  /** Number by which Thai astrology writes it. */
  readonly number: number;
  readonly name: Text;
  /** The birthday it rules. */
  readonly day: Text;
  readonly direction: Text;
  readonly letters: string;
  readonly colour: Text;
  readonly portrait: Text;
}

export const WHEEL: readonly WheelPlanet[] = [
  {
    id: "sun",
    number: 1,
    name: { en: "the Sun", zhHant: "太陽" },
    day: { en: "Sunday", zhHant: "星期日" },
    direction: { en: "north-east", zhHant: "東北" },
    letters: "อะ อา อิ อี อุ อู เอ โอ",
    colour: { en: "red", zhHant: "紅" },
    portrait: {
      en: "proud, open-handed, quick to flare and quick to forgive",
      zhHant: "自重、大方，火氣來得快去得也快",
    },
  },
  {
    id: "moon",
    number: 2,
    name: { en: "the Moon", zhHant: "月亮" },
    day: { en: "Monday", zhHant: "星期一" },
    direction: { en: "east", zhHant: "東" },
    letters: "ก ข ค ฆ ง",
    colour: { en: "cream and yellow", zhHant: "乳白與黃" },
    portrait: {
      en: "soft of manner, changeable, gifted in pleasing",
      zhHant: "舉止柔和，心意多變，懂得討人歡喜",
    },
  },
  {
    id: "mars",
    number: 3,
    name: { en: "Mars", zhHant: "火星" },
    day: { en: "Tuesday", zhHant: "星期二" },
    direction: { en: "south-east", zhHant: "東南" },
    letters: "จ ฉ ช ซ ฌ ญ",
    colour: { en: "pink", zhHant: "粉紅" },
    portrait: {
      en: "daring, plain, ready for the hard part first",
      zhHant: "敢為、直率，難的先做",
    },
  },
  {
    id: "mercury",
    number: 4,
    name: { en: "Mercury", zhHant: "水星" },
    day: { en: "Wednesday by day", zhHant: "星期三（白天）" },
    direction: { en: "south", zhHant: "南" },
    letters: "ฎ ฏ ฐ ฑ ฒ ณ",
    colour: { en: "green", zhHant: "綠" },
    portrait: { en: "fluent, curious, a trader in words", zhHant: "口齒伶俐、好奇，以言語為業" },
  },
  {
    id: "saturn",
    number: 7,
    name: { en: "Saturn", zhHant: "土星" },
    day: { en: "Saturday", zhHant: "星期六" },
    direction: { en: "south-west", zhHant: "西南" },
    letters: "ด ต ถ ท ธ น",
    colour: { en: "purple", zhHant: "紫" },
    portrait: { en: "serious, enduring, slow to trust", zhHant: "認真、耐苦，不輕易信人" },
  },
  {
    id: "jupiter",
    number: 5,
    name: { en: "Jupiter", zhHant: "木星" },
    day: { en: "Thursday", zhHant: "星期四" },
    direction: { en: "west", zhHant: "西" },
    letters: "บ ป ผ ฝ พ ฟ ภ ม",
    colour: { en: "orange", zhHant: "橙" },
    portrait: { en: "a teacher by nature, fair, fond of order", zhHant: "天生為師，公道，愛條理" },
  },
  {
    id: "rahu",
    number: 8,
    name: { en: "Rahu", zhHant: "羅睺" },
    day: { en: "Wednesday by night", zhHant: "星期三（夜間）" },
    direction: { en: "north-west", zhHant: "西北" },
    letters: "ย ร ล ว",
    colour: { en: "grey and black", zhHant: "灰與黑" },
    portrait: {
      en: "bold in the dark, hard to fool, given to extremes",
      zhHant: "暗處膽大，難以矇騙，容易走極端",
    },
  },
  {
    id: "venus",
    number: 6,
    name: { en: "Venus", zhHant: "金星" },
    day: { en: "Friday", zhHant: "星期五" },
    direction: { en: "north", zhHant: "北" },
    letters: "ศ ษ ส ห ฬ ฮ",
    colour: { en: "blue", zhHant: "藍" },
    portrait: { en: "charming, fond of art and comfort", zhHant: "迷人，愛藝術也愛舒服" },
  },
];

/** The eight places, counted clockwise from the planet of birth. */
export const PLACES: readonly {
  readonly id: string;
  readonly thai: string;
  readonly name: Text;
  readonly theme: Text;
}[] = [
  {
    id: "boriwan",
    thai: "บริวาร",
    name: { en: "retinue", zhHant: "眷屬" },
    theme: { en: "household, dependants and those who stand near", zhHant: "家人、部屬與身邊的人" },
  },
  {
    id: "ayu",
    thai: "อายุ",
    name: { en: "vitality", zhHant: "生氣" },
    theme: { en: "health and the way of living", zhHant: "健康與起居" },
  },
  {
    id: "det",
    thai: "เดช",
    name: { en: "power", zhHant: "威勢" },
    theme: { en: "authority, rank and standing", zhHant: "權柄、職位與聲望" },
  },
  {
    id: "si",
    thai: "ศรี",
    name: { en: "fortune", zhHant: "吉祥" },
    theme: { en: "luck, charm and wealth", zhHant: "福氣、魅力與財富" },
  },
  {
    id: "mula",
    thai: "มูละ",
    name: { en: "foundation", zhHant: "根基" },
    theme: { en: "house, land and savings", zhHant: "房屋、田產與積蓄" },
  },
  {
    id: "utsaha",
    thai: "อุตสาหะ",
    name: { en: "effort", zhHant: "勤勉" },
    theme: { en: "work and perseverance", zhHant: "工作與毅力" },
  },
  {
    id: "montri",
    thai: "มนตรี",
    name: { en: "patron", zhHant: "貴人" },
    theme: { en: "teachers and those who help", zhHant: "師長與提攜的人" },
  },
  {
    id: "kalakini",
    thai: "กาลกิณี",
    name: { en: "misfortune", zhHant: "忌凶" },
    theme: { en: "what is better kept out of a name", zhHant: "取名時宜避之物" },
  },
];

/** Place on the wheel of each weekday, 0 Sunday; Wednesday by day. */
const OF_WEEKDAY = [0, 1, 2, 3, 5, 7, 4] as const;
const RAHU = 6;

/** Finds the planet of a birth on the wheel. */
export function birthPlanet(weekday: number, night: boolean): number {
  return weekday === 3 && night ? RAHU : OF_WEEKDAY[weekday]!;
}

/**
 * Pairs that the rhymes of Thai astrology call friends and foes, by number; the rest are neither.
 *
 * @source คู่มิตร คู่ศัตรู และคู่สมพล: อาทิตย์เป็นมิตรกับครู …, อาทิตย์ผิดใจกับอังคาร …
 */
const FRIENDS = ["1-5", "2-4", "3-6", "7-8"];
const ENEMIES = ["1-3", "4-8", "6-7", "2-5"];

/** How two planets of the wheel stand to each other. */
export function bondOf(a: number, b: number): "friends" | "enemies" | "neutral" {
  const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
  return FRIENDS.includes(key) ? "friends" : ENEMIES.includes(key) ? "enemies" : "neutral";
}
