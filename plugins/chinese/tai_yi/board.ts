import { modulo } from "#time";
import { sixCombinePartner } from "#east/relations.ts";
import type { Placed, Side, TaiYiBoard } from "./answer.ts";
import type { TensRule } from "./input.ts";
import { CYCLE, DOOR, GOD, POSITION, type CountMark, type Formation } from "./terms.ts";

/** Palace number of each main position of the ring; 0 between them. */
const PALACE_OF_RING = [8, 0, 3, 0, 4, 0, 9, 0, 2, 0, 7, 0, 6, 0, 1, 0] as const;
/** Ring position of each branch, 子 first. */
const RING_OF_BRANCH = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15] as const;
const GEN = 2;

const TAI_YI_YANG = [1, 2, 3, 4, 6, 7, 8, 9] as const;
const ringOf = (natives: string) =>
  [...natives].map((native) =>
    POSITION.ids.findIndex((id) => POSITION.writings[id]!.native === native),
  );
const WEN_CHANG_YANG = ringOf("申酉戌乾乾亥子丑艮寅卯辰巽巳午未坤坤");
const WEN_CHANG_YIN = ringOf("寅卯辰巽巽巳午未坤申酉戌乾亥子丑艮艮");

const DOOR_RING = [1, 8, 3, 4, 9, 2, 7, 6] as const;

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
    cycle: CYCLE.ids[modulo(accumulation, 3)]!,
    wenChang: placed(eye),
    jiShen: placed(planner),
    heShen: placed(union),
    shiJi: placed(guestEye),
    dingMu: placed(setEye),
    host,
    guest,
    set: sideOf(setEye, palace, tens),
    doors: doorsOf(accumulation, palace),
    formations: formationsOf(eye, guestEye, palace, host, guest),
  };
}

/** A position of the ring with its god, index 0 is 子. */
function placed(index: number): Placed {
  return { position: POSITION.ids[index]!, god: GOD.ids[index]! };
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
  const marks: CountMark[] = [count >= 11 ? "long" : "short"];
  if (count < 10) marks.push("withoutHeaven");
  if (count % 10 < 5) marks.push("withoutEarth");
  if (count % 10 === 0) marks.push("withoutPeople");
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
    door: DOOR.ids[(first + i) % 8]!,
  })).sort((a, b) => a.palace - b.palace);
}

function formationsOf(
  eye: number,
  guestEye: number,
  palace: number,
  host: Side,
  guest: Side,
): readonly Formation[] {
  const at = PALACE_OF_RING.indexOf(palace as 1);
  const distance = (position: number) => modulo(position - at, 16);
  const beside = (position: number) => [1, 2, 14, 15].includes(distance(position));
  const formations: Formation[] = [];
  if (distance(guestEye) === 0) formations.push("yan");
  if (distance(eye) === 0) formations.push("qiu");
  if (beside(guestEye)) formations.push("ji");
  if (beside(eye)) formations.push("po");
  if (distance(guestEye) === 8) formations.push("ge");
  if (distance(eye) === 8) formations.push("dui");
  if (host.general === guest.general) formations.push("guan");
  return formations;
}
