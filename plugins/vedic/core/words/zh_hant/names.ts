/** What the things of the chart are called. */
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { chinese } from "#sdk";
import type { GrahaId } from "../../grahas.ts";

const { list, numeral } = chinese;

export const { sign } = lore;
/** For the boxes of a chart. */
export const signShort = Object.fromEntries(
  Object.entries(sign).map(([id, name]) => [id, name.slice(0, 2)]),
) as Readonly<Record<keyof typeof sign, string>>;

export const graha = {
  sun: "太陽",
  moon: "月亮",
  mars: "火星",
  mercury: "水星",
  jupiter: "木星",
  venus: "金星",
  saturn: "土星",
  rahu: "羅睺",
  ketu: "計都",
};
/** One character for the boxes of a chart. */
export const grahaShort = {
  sun: "日",
  moon: "月",
  mars: "火",
  mercury: "水",
  jupiter: "木",
  venus: "金",
  saturn: "土",
  rahu: "羅",
  ketu: "計",
};

/** Several in a sentence. */
export function theseGrahas(ids: readonly GrahaId[]): string {
  return list(ids.map((id) => graha[id]));
}

/** A house in words, from 1: 第十宮. */
export function houseName(house: number): string {
  return `第${numeral(house)}宮`;
}

export const dignity = {
  exalted: "入旺",
  moolatrikona: "居本根之座",
  own: "居本宮",
  greatFriend: "居至友之座",
  friend: "居友座",
  neutral: "居平座",
  enemy: "居敵座",
  greatEnemy: "居大敵之座",
  debilitated: "落陷",
};

export const dashaLevel = {
  maha: "大運（Mahadasha）",
  antar: "次運（Antardasha）",
  pratyantar: "三層運（Pratyantardasha）",
  sukshma: "四層運（Sukshmadasha）",
  prana: "五層運（Pranadasha）",
};

/** The nine stars counted from that of the birth. */
export const tara = {
  janma: { text: "本命（Janma）", meaning: "本命：吉凶參半" },
  sampat: { text: "財利（Sampat）", meaning: "財利" },
  vipat: { text: "阻逆（Vipat）", meaning: "阻逆" },
  kshema: { text: "安泰（Kshema）", meaning: "安泰" },
  pratyak: { text: "障礙（Pratyak）", meaning: "障礙" },
  sadhaka: { text: "成就（Sadhaka）", meaning: "成就" },
  naidhana: { text: "耗竭（Naidhana）", meaning: "耗竭" },
  mitra: { text: "友善（Mitra）", meaning: "友善" },
  paramaMitra: { text: "至友（Parama Mitra）", meaning: "至友" },
};

export const yoniSex = { male: "雄", female: "雌" };

export const yogaKind = {
  person: "大人格",
  lunar: "月格",
  solar: "日格",
  raja: "王者格",
  dhana: "財富格",
  nabhasa: "天象格",
  other: "他格",
};
export const link = { union: "同宮", exchange: "互換宮位", aspect: "互相照見" };

export const manglik = {
  none: "無火星之患",
  cancelled: "有火星之患而得解",
  present: "有火星之患（Manglik）",
};
export const kalaSarpa = {
  none: "無",
  kalaSarpa: "蛇行格（Kala Sarpa）",
  kalaAmrita: "甘露格（Kala Amrita）",
};

export const houseSystem = {
  wholeSign: "自命宮起之整宮制",
  sripati: "斯里帕提：宮頭為宮心",
  equal: "自上升度起之等宮制",
  placidus: "普拉西度（KP 派所用）",
};
