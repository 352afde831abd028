import { modulo } from "#time";
import { sixCombinePartner } from "../core/relations.ts";
import { namesById, namesOf, type Named } from "../core/named.ts";

/** The sixteen positions of the ring, clockwise from 子, each with its god. */
export const RING: readonly (Named & { readonly god: string })[] = namesOf([
  ["zi", "子", "zǐ", "north"],
  ["chou", "丑", "chǒu", "north by northeast"],
  ["gen", "艮", "gèn", "northeast"],
  ["yin", "寅", "yín", "east by northeast"],
  ["mao", "卯", "mǎo", "east"],
  ["chen", "辰", "chén", "east by southeast"],
  ["xun", "巽", "xùn", "southeast"],
  ["si", "巳", "sì", "south by southeast"],
  ["wu", "午", "wǔ", "south"],
  ["wei", "未", "wèi", "south by southwest"],
  ["kun", "坤", "kūn", "southwest"],
  ["shen", "申", "shēn", "west by southwest"],
  ["you", "酉", "yǒu", "west"],
  ["xu", "戌", "xū", "west by northwest"],
  ["qian", "乾", "qián", "northwest"],
  ["hai", "亥", "hài", "north by northwest"],
]).map((name, i) =>
  Object.freeze({
    ...name,
    god: "地主 陽德 和德 呂申 高叢 太陽 大炅 大神 大威 天道 大武 武德 太簇 陰主 陰德 大義".split(
      " ",
    )[i]!,
  }),
);

/** Palace number of each main position of the ring; 0 between them. */
const PALACE_OF_RING = [8, 0, 3, 0, 4, 0, 9, 0, 2, 0, 7, 0, 6, 0, 1, 0] as const;
/** Ring position of each branch, 子 first. */
const RING_OF_BRANCH = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15] as const;
const GEN = 2;

const TAI_YI_YANG = [1, 2, 3, 4, 6, 7, 8, 9] as const;
const ringOf = (natives: string) =>
  [...natives].map((native) => RING.findIndex((one) => one.native === native));
const WEN_CHANG_YANG = ringOf("申酉戌乾乾亥子丑艮寅卯辰巽巳午未坤坤");
const WEN_CHANG_YIN = ringOf("寅卯辰巽巽巳午未坤申酉戌乾亥子丑艮艮");

/** Eight doors in their order. */
const DOORS = namesOf([
  ["kai", "開", "kāi", "opening"],
  ["xiu", "休", "xiū", "rest"],
  ["sheng", "生", "shēng", "growth"],
  ["shang", "傷", "shāng", "injury"],
  ["du", "杜", "dù", "closure"],
  ["jing", "景", "jǐng", "view"],
  ["si", "死", "sǐ", "stillness"],
  ["jingAlarm", "驚", "jīng", "alarm"],
]);
const DOOR_RING = [1, 8, 3, 4, 9, 2, 7, 6] as const;

/** Which part of its palace Tai Yi governs. */
export const CYCLES: readonly Named[] = namesOf([
  ["human", "理人", "lǐ rén", "governs people"],
  ["heaven", "理天", "lǐ tiān", "governs heaven"],
  ["earth", "理地", "lǐ dì", "governs earth"],
]);

const FORMATIONS = namesById([
  ["yan", "掩", "yǎn", "covered: the guest eye stands with Tai Yi"],
  ["qiu", "囚", "qiú", "imprisoned: the host eye stands with Tai Yi"],
  ["ji", "擊", "jī", "struck: the guest eye stands beside Tai Yi"],
  ["po", "迫", "pò", "pressed: the host eye stands beside Tai Yi"],
  ["ge", "格", "gé", "barred: the guest eye faces Tai Yi"],
  ["dui", "對", "duì", "opposed: the host eye faces Tai Yi"],
  ["guan", "關", "guān", "locked: host and guest generals meet"],
]);

const COUNT_MARKS = namesById([
  ["long", "長", "cháng", "long count"],
  ["short", "短", "duǎn", "short count"],
  ["withoutHeaven", "無天", "wú tiān", "without heaven: no ten"],
  ["withoutEarth", "無地", "wú dì", "without earth: no five"],
  ["withoutPeople", "無人", "wú rén", "without people: no unit"],
]);

/** How a count that is a multiple of ten gives a general. */
export type TensRule = "byNine" | "one" | "centre";

/** One side's count and generals. */
export interface Side {
  readonly count: number;
  readonly marks: readonly Named[];
  /** Palace of the great general. */
  readonly general: number;
  readonly deputy: number;
}

/** A Tai Yi board. */
export interface TaiYiBoard {
  readonly ju: number;
  readonly palace: number;
  readonly cycle: Named;
  readonly wenChang: (typeof RING)[number];
  readonly jiShen: (typeof RING)[number];
  readonly heShen: (typeof RING)[number];
  readonly shiJi: (typeof RING)[number];
  readonly dingMu: (typeof RING)[number];
  readonly host: Side;
  readonly guest: Side;
  readonly set: Side;
  readonly doors: readonly { readonly palace: number; readonly door: Named }[];
  readonly formations: readonly Named[];
}

/**
 * Lays a board from its accumulation.
 *
 * @param accumulation units since the epoch, from 1
 * @param branchIndex branch of the unit: year, month, day or hour
 * @source Taiyi Tongzong Baojian; Taiyi Jinjing Shijing; checked against kintaiyi 82d6f37
 */
export function layTaiYi(
  accumulation: number,
  branchIndex: number,
  yang: boolean,
  tens: TensRule,
): TaiYiBoard {
  const order = yang ? TAI_YI_YANG : [...TAI_YI_YANG].reverse();
  const palace = order[Math.floor(modulo(accumulation - 1, 24) / 3)]!;
  const eye = (yang ? WEN_CHANG_YANG : WEN_CHANG_YIN)[modulo(accumulation - 1, 18)]!;
  const planner = RING_OF_BRANCH[modulo((yang ? 2 : 8) - branchIndex, 12)]!;
  const union = RING_OF_BRANCH[sixCombinePartner(branchIndex)]!;
  const guestEye = modulo(eye + GEN - planner, 16);
  const setEye = modulo(eye + RING_OF_BRANCH[branchIndex]! - union, 16);
  const host = sideOf(eye, palace, tens);
  const guest = sideOf(guestEye, palace, tens);
  return {
    ju: modulo(accumulation - 1, 72) + 1,
    palace,
    cycle: CYCLES[modulo(accumulation, 3)]!,
    wenChang: RING[eye]!,
    jiShen: RING[planner]!,
    heShen: RING[union]!,
    shiJi: RING[guestEye]!,
    dingMu: RING[setEye]!,
    host,
    guest,
    set: sideOf(setEye, palace, tens),
    doors: doorsOf(accumulation, palace),
    formations: formationsOf(eye, guestEye, palace, host, guest),
  };
}

/** Adds the main positions from an eye clockwise up to Tai Yi, which is not counted. */
export function countFrom(start: number, palace: number): number {
  const end = PALACE_OF_RING.indexOf(palace as 1);
  if (start === end) return palace;
  let count = PALACE_OF_RING[start]! || 1;
  for (let at = (start + 1) % 16; at !== end; at = (at + 1) % 16) count += PALACE_OF_RING[at]!;
  return count;
}

function sideOf(start: number, palace: number, tens: TensRule): Side {
  const count = countFrom(start, palace);
  const general = count % 10 === 0 ? generalOfTens(count, tens) : count % 10;
  const marks: Named[] = [count >= 11 ? COUNT_MARKS.long : COUNT_MARKS.short];
  if (count < 10) marks.push(COUNT_MARKS.withoutHeaven);
  if (count % 10 < 5) marks.push(COUNT_MARKS.withoutEarth);
  if (count % 10 === 0) marks.push(COUNT_MARKS.withoutPeople);
  return { count, marks, general, deputy: (general * 3) % 10 };
}

function generalOfTens(count: number, tens: TensRule): number {
  if (tens === "one") return 1;
  return tens === "centre" ? 5 : modulo(count - 1, 9) + 1;
}

function doorsOf(accumulation: number, palace: number) {
  const first = Math.floor(modulo(accumulation - 1, 240) / 30);
  const start = DOOR_RING.indexOf(palace as 1);
  return DOOR_RING.map((_, i) => ({
    palace: DOOR_RING[(start + i) % 8]!,
    door: DOORS[(first + i) % 8]!,
  })).sort((a, b) => a.palace - b.palace);
}

function formationsOf(
  eye: number,
  guestEye: number,
  palace: number,
  host: Side,
  guest: Side,
): readonly Named[] {
  const at = PALACE_OF_RING.indexOf(palace as 1);
  const distance = (position: number) => modulo(position - at, 16);
  const beside = (position: number) => [1, 2, 14, 15].includes(distance(position));
  const found: Named[] = [];
  if (distance(guestEye) === 0) found.push(FORMATIONS.yan);
  if (distance(eye) === 0) found.push(FORMATIONS.qiu);
  if (beside(guestEye)) found.push(FORMATIONS.ji);
  if (beside(eye)) found.push(FORMATIONS.po);
  if (distance(guestEye) === 8) found.push(FORMATIONS.ge);
  if (distance(eye) === 8) found.push(FORMATIONS.dui);
  if (host.general === guest.general) found.push(FORMATIONS.guan);
  return found;
}
