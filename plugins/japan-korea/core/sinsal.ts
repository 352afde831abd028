/**
 * The twelve spirit-killers: counted from the branch behind the trine of the base, 겁살 first.
 *
 * @source Yeonhae Japyeong 연해자평 (Yuanhai Ziping) in Korean use: 申子辰 begins at 巳, 巳酉丑 at 寅, 寅午戌 at 亥, 亥卯未 at 申
 */
import { modulo } from "#time";
import { SINSAL, type Sinsal } from "./arts.ts";

/** The spirit-killer of a branch for a base, both by index from 자. */
export function sinsalOf(base: number, branch: number): Sinsal {
  return SINSAL.ids[modulo(branch - (5 - 3 * (base % 4)), 12)]!;
}
