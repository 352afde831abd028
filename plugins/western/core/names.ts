/** Names of signs, bodies, points and aspects in both languages; ids never change. */
import type { Text } from "#old";
import {
  SIGN_IDS,
  ZODIAC_SIGNS,
  type Body,
  type SignElement as Element,
  type SignId,
  type ZodiacSign,
} from "#sky";

export { SIGN_IDS, type Element, type SignId };
export type Modality = "cardinal" | "fixed" | "mutable";

/** A twelfth of the zodiac; `index` 0 is Aries. */
export interface Sign extends ZodiacSign {
  readonly index: number;
  readonly modality: Modality;
}

const MODALITIES = ["cardinal", "fixed", "mutable"] as const;

/** The twelve signs in order, index 0 is Aries. */
export const SIGNS: readonly Sign[] = ZODIAC_SIGNS.map(({ id, name, element }, index) => ({
  id,
  index,
  name,
  element,
  modality: MODALITIES[index % 3]!,
}));

export const ELEMENT_NAMES: Readonly<Record<Element, Text>> = {
  fire: { en: "fire", zhHant: "火" },
  earth: { en: "earth", zhHant: "土" },
  air: { en: "air", zhHant: "風" },
  water: { en: "water", zhHant: "水" },
};
export const MODALITY_NAMES: Readonly<Record<Modality, Text>> = {
  cardinal: { en: "cardinal", zhHant: "本位" },
  fixed: { en: "fixed", zhHant: "固定" },
  mutable: { en: "mutable", zhHant: "變動" },
};

/** The sign of a longitude in degrees [0, 360). */
export function signOf(longitudeDeg: number): Sign {
  return SIGNS[Math.floor((((longitudeDeg % 360) + 360) % 360) / 30) % 12]!;
}

/** The seven planets of the ancients, Sun to Saturn. */
export const CLASSICAL = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
export type Classical = (typeof CLASSICAL)[number];

/** The ten of a modern chart. */
export const MODERN = [...CLASSICAL, "uranus", "neptune", "pluto"] as const;
export type Modern = (typeof MODERN)[number];

/** Chart angles and lots that stand beside the bodies. */
export const POINT_IDS = [
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  "vertex",
  "fortune",
  "spirit",
  "southNode",
  "ariesPoint",
] as const;
export type PointId = Body | (typeof POINT_IDS)[number];

const POINT_NAMES: Readonly<Record<PointId, readonly [string, string]>> = {
  sun: ["Sun", "太陽"],
  moon: ["Moon", "月亮"],
  mercury: ["Mercury", "水星"],
  venus: ["Venus", "金星"],
  mars: ["Mars", "火星"],
  jupiter: ["Jupiter", "木星"],
  saturn: ["Saturn", "土星"],
  uranus: ["Uranus", "天王星"],
  neptune: ["Neptune", "海王星"],
  pluto: ["Pluto", "冥王星"],
  chiron: ["Chiron", "凱龍星"],
  pholus: ["Pholus", "福魯斯"],
  ceres: ["Ceres", "穀神星"],
  pallas: ["Pallas", "智神星"],
  juno: ["Juno", "婚神星"],
  vesta: ["Vesta", "灶神星"],
  meanNode: ["North Node (mean)", "北交點（平均）"],
  trueNode: ["North Node (true)", "北交點（真）"],
  meanLilith: ["Lilith (mean)", "莉莉絲（平均）"],
  trueLilith: ["Lilith (true)", "莉莉絲（真）"],
  cupido: ["Cupido", "丘比多"],
  hades: ["Hades", "黑帝斯"],
  zeus: ["Zeus", "宙斯"],
  kronos: ["Kronos", "克洛諾斯"],
  apollon: ["Apollon", "阿波羅"],
  admetos: ["Admetos", "阿德墨托斯"],
  vulkanus: ["Vulkanus", "伏爾坎"],
  poseidon: ["Poseidon", "波塞頓"],
  ascendant: ["Ascendant", "上升點"],
  midheaven: ["Midheaven", "天頂"],
  descendant: ["Descendant", "下降點"],
  imumCoeli: ["Imum Coeli", "天底"],
  vertex: ["Vertex", "宿命點"],
  fortune: ["Lot of Fortune", "福點"],
  spirit: ["Lot of Spirit", "精神點"],
  southNode: ["South Node", "南交點"],
  ariesPoint: ["Aries point", "牡羊點"],
};

/** The name of a body or point. */
export function pointName(id: PointId): Text {
  const [en, zhHant] = POINT_NAMES[id];
  return { en, zhHant };
}

/** The same inside an English sentence: luminaries, nodes and lots take the article. */
export function inProse(id: PointId): Text {
  const name = pointName(id);
  return NEEDS_ARTICLE.has(id) ? { en: `the ${name.en}`, zhHant: name.zhHant } : name;
}

const NEEDS_ARTICLE: ReadonlySet<PointId> = new Set<PointId>([
  "sun",
  "moon",
  "meanNode",
  "trueNode",
  "ascendant",
  "midheaven",
  "descendant",
  "imumCoeli",
  "vertex",
  "fortune",
  "spirit",
  "southNode",
  "ariesPoint",
]);

/** Ordinal of a house: 1 → "1st". */
export function ordinal(number: number): string {
  const rest = number % 100;
  const suffix = rest >= 11 && rest <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

const ZH_NUMBERS = [
  "零",
  "一",
  "二",
  "三",
  "四",
  "五",
  "六",
  "七",
  "八",
  "九",
  "十",
  "十一",
  "十二",
];

/** A house in words of both languages: "the 10th house", 「第十宮」. */
export function houseName(house: number): Text {
  return { en: `the ${ordinal(house)} house`, zhHant: `第${ZH_NUMBERS[house]}宮` };
}
