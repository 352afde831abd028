/**
 * The nine stars with their palaces on the fixed plate.
 *
 * @source names and elements as every almanac of the nine stars prints them (jingukan.co.jp, 九星);
 *   the plate is the Luo Shu. Texts are our own
 */
import type { Text } from "#old";
import type { Element } from "#time";

export interface Star {
  /** 1 to 9; also its palace on the fixed plate, 5 in the middle. */
  readonly number: number;
  readonly native: string;
  readonly roman: string;
  readonly gloss: Text;
  readonly element: Element;
  readonly portrait: Text;
}

export const STARS: readonly Star[] = [
  {
    number: 1,
    native: "一白水星",
    roman: "Ippaku Suisei",
    gloss: { en: "one white, water", zhHant: "一白水" },
    element: "water",
    portrait: {
      en: "finds its way round every stone, says little of what it feels, and goes deep where others stay at the edge",
      zhHant: "遇石則繞，心事少說，別人停在岸邊，它往深處去",
    },
  },
  {
    number: 2,
    native: "二黒土星",
    roman: "Jikoku Dosei",
    gloss: { en: "two black, earth", zhHant: "二黑土" },
    element: "earth",
    portrait: {
      en: "carries and feeds, prefers the second place in which things get done, and keeps at it",
      zhHant: "承載、養育，寧居第二位把事做成，而且做得久",
    },
  },
  {
    number: 3,
    native: "三碧木星",
    roman: "Sanpeki Mokusei",
    gloss: { en: "three jade, wood", zhHant: "三碧木" },
    element: "wood",
    portrait: {
      en: "starts like thunder, is heard before it is seen, and learns patience late",
      zhHant: "起如春雷，未見其人先聞其聲，耐性學得晚",
    },
  },
  {
    number: 4,
    native: "四緑木星",
    roman: "Shiroku Mokusei",
    gloss: { en: "four green, wood", zhHant: "四綠木" },
    element: "wood",
    portrait: {
      en: "moves like wind among people, brings far things together, and changes its mind with the weather",
      zhHant: "如風行於人群，把遠處的事連起來，心意也隨天氣改",
    },
  },
  {
    number: 5,
    native: "五黄土星",
    roman: "Goō Dosei",
    gloss: { en: "five yellow, earth", zhHant: "五黃土" },
    element: "earth",
    portrait: {
      en: "stands in the middle, draws everything to itself, and rebuilds what has come down",
      zhHant: "居中，把一切引向自己，倒了也能重建",
    },
  },
  {
    number: 6,
    native: "六白金星",
    roman: "Roppaku Kinsei",
    gloss: { en: "six white, metal", zhHant: "六白金" },
    element: "metal",
    portrait: {
      en: "aims at the whole, leads by example, and finds it hard to ask for help",
      zhHant: "求全、以身作則，開口求助最難",
    },
  },
  {
    number: 7,
    native: "七赤金星",
    roman: "Shichiseki Kinsei",
    gloss: { en: "seven red, metal", zhHant: "七赤金" },
    element: "metal",
    portrait: {
      en: "makes a feast of small things, speaks well, and spends as it earns",
      zhHant: "小事也能過成喜宴，善言，賺多少花多少",
    },
  },
  {
    number: 8,
    native: "八白土星",
    roman: "Happaku Dosei",
    gloss: { en: "eight white, earth", zhHant: "八白土" },
    element: "earth",
    portrait: {
      en: "stops, saves, and turns at the right moment, like a mountain where two valleys meet",
      zhHant: "能止、能積，該轉彎時便轉，如兩谷之間的山",
    },
  },
  {
    number: 9,
    native: "九紫火星",
    roman: "Kyūshi Kasei",
    gloss: { en: "nine purple, fire", zhHant: "九紫火" },
    element: "fire",
    portrait: {
      en: "shines, judges quickly, and has to tend its fuel",
      zhHant: "明亮、斷事快，柴火須自己顧著",
    },
  },
];

/** The palaces of the plate by number, 5 the centre. */
export const PALACES: readonly {
  readonly id: string;
  readonly native: string;
  readonly direction: Text;
  readonly inner: Text;
}[] = [
  {
    id: "kan",
    native: "坎宮",
    direction: { en: "north", zhHant: "北" },
    inner: {
      en: "thoughtful and hidden, at its best behind the scenes",
      zhHant: "深思而不外露，在幕後最能成事",
    },
  },
  {
    id: "kon",
    native: "坤宮",
    direction: { en: "south-west", zhHant: "西南" },
    inner: {
      en: "diligent and motherly, a supporter who finishes things",
      zhHant: "勤懇如母，扶持別人把事做完",
    },
  },
  {
    id: "shin",
    native: "震宮",
    direction: { en: "east", zhHant: "東" },
    inner: { en: "eager and inventive, first to try", zhHant: "躍躍欲試，常是第一個動手的" },
  },
  {
    id: "son",
    native: "巽宮",
    direction: { en: "south-east", zhHant: "東南" },
    inner: { en: "gentle and sociable, a maker of connections", zhHant: "溫和善交，替人牽線" },
  },
  {
    id: "chu",
    native: "中宮",
    direction: { en: "centre", zhHant: "中央" },
    inner: { en: "strong-willed and central", zhHant: "意志強，居於中心" },
  },
  {
    id: "ken",
    native: "乾宮",
    direction: { en: "north-west", zhHant: "西北" },
    inner: {
      en: "proud and upright, made to carry responsibility",
      zhHant: "自重而正直，擔得起責任",
    },
  },
  {
    id: "da",
    native: "兌宮",
    direction: { en: "west", zhHant: "西" },
    inner: {
      en: "pleasure-loving and persuasive, glad of company",
      zhHant: "喜樂善言，愛有人作伴",
    },
  },
  {
    id: "gon",
    native: "艮宮",
    direction: { en: "north-east", zhHant: "東北" },
    inner: { en: "steady and saving, a turner of corners", zhHant: "沉穩能積，懂得轉彎" },
  },
  {
    id: "ri",
    native: "離宮",
    direction: { en: "south", zhHant: "南" },
    inner: { en: "clear-sighted and quick, with an eye for beauty", zhHant: "明快，眼裡有美" },
  },
];

/** A star by its number, 1 to 9. */
export function star(number: number): Star {
  return STARS[number - 1]!;
}
