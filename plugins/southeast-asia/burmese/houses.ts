/**
 * The seven houses and the eight planets of Mahabote.
 *
 * @source house of a birth: Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar
 *   (2013); planets, animals and sides: Myanmar Planetary Post, S. Crowther after B. Cameron. Texts
 *   are our own
 */
import type { Text } from "#old";
import { modulo } from "#time";

export interface House {
  readonly id: string;
  readonly native: string;
  readonly name: Text;
  readonly portrait: Text;
  /** Points over the base; this service's own. */
  readonly weight: number;
}

/** In the order of the remainders 0-6. */
export const HOUSES: readonly House[] = [
  {
    id: "binga",
    native: "ဘင်္ဂ",
    name: { en: "Binga, change", zhHant: "賓迦（無常）" },
    portrait: {
      en: "never stays in one mould; moves house, trade and mind, and stays young by it",
      zhHant: "不守一格，換屋、換業、換念頭，也因此常新",
    },
    weight: -2,
  },
  {
    id: "atun",
    native: "အထွန်း",
    name: { en: "Ahtun, brilliance", zhHant: "阿吞（光耀）" },
    portrait: {
      en: "is noticed early, burns for a cause, and should bank the fire at night",
      zhHant: "早早受人注目，為一事燃燒，夜裡該把火封好",
    },
    weight: 14,
  },
  {
    id: "yaza",
    native: "ရာဇ",
    name: { en: "Yaza, the king", zhHant: "亞扎（君王）" },
    portrait: {
      en: "earns by diligence, keeps by order, and is trusted with other people's goods",
      zhHant: "以勤得之，以序守之，別人的財物也敢託付",
    },
    weight: 16,
  },
  {
    id: "adipati",
    native: "အဓိပတိ",
    name: { en: "Adipati, the lord", zhHant: "阿底巴地（主宰）" },
    portrait: {
      en: "leads by nature, finishes what others began, and seldom asks",
      zhHant: "天生帶頭，替人收尾，很少開口求",
    },
    weight: 18,
  },
  {
    id: "marana",
    native: "မရဏ",
    name: { en: "Marana, the trial", zhHant: "摩羅那（考驗）" },
    portrait: {
      en: "meets obstacles early, grows careful and tough, and helps others through theirs",
      zhHant: "早逢阻礙，因而謹慎而堅韌，也能陪別人走過難關",
    },
    weight: -6,
  },
  {
    id: "thike",
    native: "သိုက်",
    name: { en: "Thike, the treasure", zhHant: "代（寶藏）" },
    portrait: {
      en: "gathers and stores, prefers the house to the street, and is richer than it looks",
      zhHant: "能聚能藏，愛屋裡勝過街上，家底比看上去厚",
    },
    weight: 12,
  },
  {
    id: "puti",
    native: "ပုတိ",
    name: { en: "Puti, the worn", zhHant: "布地（磨損）" },
    portrait: {
      en: "tires and recovers, is honest to a fault, and learns the value of rest",
      zhHant: "會累，也會復原，老實得過了頭，漸漸懂得休息的好處",
    },
    weight: -4,
  },
];

export interface Planet {
  readonly id: string;
  readonly name: Text;
  readonly day: Text;
  readonly animal: Text;
  readonly direction: Text;
  readonly portrait: Text;
}

/** By Burmese weekday from Saturday, with Rahu last. */
export const PLANETS: readonly Planet[] = [
  {
    id: "saturn",
    name: { en: "Saturn", zhHant: "土星" },
    day: { en: "Saturday", zhHant: "星期六" },
    animal: { en: "naga", zhHant: "龍（那伽）" },
    direction: { en: "south-west", zhHant: "西南" },
    portrait: { en: "sharp, stubborn and philosophical", zhHant: "銳利、執拗、好思辨" },
  },
  {
    id: "sun",
    name: { en: "the Sun", zhHant: "太陽" },
    day: { en: "Sunday", zhHant: "星期日" },
    animal: { en: "garuda", zhHant: "迦樓羅" },
    direction: { en: "north-east", zhHant: "東北" },
    portrait: { en: "generous, impatient and resourceful", zhHant: "慷慨、性急、有辦法" },
  },
  {
    id: "moon",
    name: { en: "the Moon", zhHant: "月亮" },
    day: { en: "Monday", zhHant: "星期一" },
    animal: { en: "tiger", zhHant: "虎" },
    direction: { en: "east", zhHant: "東" },
    portrait: {
      en: "observant, intuitive and jealous of its own ground",
      zhHant: "善觀察、直覺好、護著自己的地盤",
    },
  },
  {
    id: "mars",
    name: { en: "Mars", zhHant: "火星" },
    day: { en: "Tuesday", zhHant: "星期二" },
    animal: { en: "lion", zhHant: "獅" },
    direction: { en: "south-east", zhHant: "東南" },
    portrait: {
      en: "noble, strong-willed and a lover of fair play",
      zhHant: "有氣度、意志強、愛公平",
    },
  },
  {
    id: "mercury",
    name: { en: "Mercury", zhHant: "水星" },
    day: { en: "Wednesday before noon", zhHant: "星期三（午前）" },
    animal: { en: "tusked elephant", zhHant: "有牙象" },
    direction: { en: "south", zhHant: "南" },
    portrait: { en: "quick, inventive and impulsive", zhHant: "敏捷、多點子、易衝動" },
  },
  {
    id: "jupiter",
    name: { en: "Jupiter", zhHant: "木星" },
    day: { en: "Thursday", zhHant: "星期四" },
    animal: { en: "rat", zhHant: "鼠" },
    direction: { en: "west", zhHant: "西" },
    portrait: {
      en: "ambitious, quiet about it and clever at planning",
      zhHant: "有志向而不張揚，長於籌劃",
    },
  },
  {
    id: "venus",
    name: { en: "Venus", zhHant: "金星" },
    day: { en: "Friday", zhHant: "星期五" },
    animal: { en: "guinea pig", zhHant: "天竺鼠" },
    direction: { en: "north", zhHant: "北" },
    portrait: { en: "sensitive, artistic and talkative", zhHant: "敏感、有藝術氣、愛說話" },
  },
  {
    id: "rahu",
    name: { en: "Rahu", zhHant: "羅睺" },
    day: { en: "Wednesday after noon", zhHant: "星期三（午後）" },
    animal: { en: "tuskless elephant", zhHant: "無牙象" },
    direction: { en: "north-west", zhHant: "西北" },
    portrait: { en: "independent, driven and private", zhHant: "獨立、有衝勁、不露底" },
  },
];

export const RAHU = 7;

/** House of a planet in a Burmese year; weekdays count from Saturday, 0. */
export function houseOf(year: number, burmeseWeekday: number): number {
  return modulo(year - burmeseWeekday, 7);
}
