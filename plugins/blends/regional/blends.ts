/** The members of the seven regional blends, and their prices. */
import type { Text } from "#old";
import { AFRICAN, EASTERN, INDIAN, ISLAMIC, WESTERN } from "./members.ts";

/** What a blend asks of its caller. */
export type Asks = "birth" | "birthAndQuestion" | "question";

/** One part of a blend with its own mean. */
export interface Region {
  readonly id: string;
  readonly title: Text;
  readonly members: readonly string[];
}

export interface Regional {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly cost: number;
  readonly members: readonly string[];
  readonly asks: Asks;
  /** Parts of the world that are told apart, where there are several. */
  readonly regions?: readonly Region[];
  /** Where the voices do not count alike. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** Ifá is the fullest of the three African oracles, with 256 figures and its own verses. */
const AFRICAN_WEIGHTS = { "ifa.cast": 4, "sikidy.cast": 3, "hakata.cast": 3 };
/** A chart of the whole sky before numbers of one date. */
const INDIAN_WEIGHTS = { "vedic.chart": 6, "numerology.indian": 4 };

const EAST: Region = { id: "eastern", title: { en: "the East", zhHant: "東方" }, members: EASTERN };
const WEST: Region = { id: "western", title: { en: "the West", zhHant: "西方" }, members: WESTERN };
const WORLD: readonly Region[] = [
  EAST,
  WEST,
  { id: "african", title: { en: "Africa", zhHant: "非洲" }, members: AFRICAN },
  { id: "islamic", title: { en: "the Islamic sand", zhHant: "伊斯蘭沙占" }, members: ISLAMIC },
  { id: "indian", title: { en: "India", zhHant: "印度" }, members: INDIAN },
];

export const REGIONAL: readonly Regional[] = [
  {
    id: "western",
    title: { en: "Western blend", zhHant: "西方合參" },
    summary: {
      en: "A birth and a question read by the Western chart, horary, numbers, tarot and runes at once",
      zhHant: "一生辰一問題，以西洋星盤、卜卦占星、數字、塔羅與盧恩同參",
    },
    cost: 25,
    members: WESTERN,
    asks: "birthAndQuestion",
  },
  {
    id: "african",
    title: { en: "African blend", zhHant: "非洲合參" },
    summary: {
      en: "One question put to Ifá of the Yoruba, sikidy of Madagascar and hakata of the south at once",
      zhHant: "一問同求約魯巴伊法、馬達加斯加西基迪與南部非洲哈卡塔",
    },
    cost: 15,
    members: AFRICAN,
    asks: "question",
    weights: AFRICAN_WEIGHTS,
  },
  {
    id: "eastwest",
    title: { en: "East and West", zhHant: "東西合參" },
    summary: {
      en: "The Eastern and the Western blend in one, and where the two halves of the world agree",
      zhHant: "東方與西方合參之合，並見兩方異同",
    },
    cost: 95,
    members: [...EASTERN, ...WESTERN],
    asks: "birthAndQuestion",
    regions: [EAST, WEST],
  },
  {
    id: "islamic",
    title: { en: "Islamic geomancy blend", zhHant: "伊斯蘭沙占合參" },
    summary: {
      en: "One question put to the Arabic science of the sand and to Persian ramal with dice at once",
      zhHant: "一問同求阿拉伯沙占與波斯骰占拉瑪爾",
    },
    cost: 10,
    members: ISLAMIC,
    asks: "question",
  },
  {
    id: "indian",
    title: { en: "Indian blend", zhHant: "印度合參" },
    summary: {
      en: "A birth read by the Vedic chart and by Indian numbers at once",
      zhHant: "一生辰，以吠陀命盤與印度數字同參",
    },
    cost: 10,
    members: INDIAN,
    asks: "birth",
    weights: INDIAN_WEIGHTS,
  },
  {
    id: "global",
    title: { en: "World blend", zhHant: "萬邦合參" },
    summary: {
      en: "A birth and a question read by every regional blend together with the Maya day and the names of Kabbalah",
      zhHant: "一生辰一問題，合各地合參，並馬雅生日與卡巴拉聖名",
    },
    cost: 145,
    members: [
      ...EASTERN,
      ...WESTERN,
      ...AFRICAN,
      ...ISLAMIC,
      ...INDIAN,
      "maya.birthSign",
      "kabbalah.birthAngel",
    ],
    asks: "birthAndQuestion",
    regions: WORLD,
  },
];
