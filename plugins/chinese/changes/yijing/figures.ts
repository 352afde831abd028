/** Figures that belong to a figure: the one within, the one turned round, the one turned over, and its month. */
import type { Branch } from "#lore";
import { branch } from "#time";
import { flipLines } from "../../core/hexagrams.ts";

/** 互卦: lines 2-3-4 below, 3-4-5 above. */
export function innerOf(lines: string): string {
  return lines.slice(1, 4) + lines.slice(2, 5);
}

/** 綜卦: the figure read from the other side. */
export function reversedOf(lines: string): string {
  return [...lines].reverse().join("");
}

/** 錯卦: every line turned over. */
export function oppositeOf(lines: string): string {
  return flipLines(lines, [1, 2, 3, 4, 5, 6]);
}

/**
 * The month of a sovereign hexagram (辟卦), or null for the other fifty-two: yang grows from below from 子 to 巳,
 * yin from 午 to 亥.
 *
 * @source Meng Xi 孟喜 as told in Hanshu and in Xin Tangshu 27: 復 rules the month of 子
 */
export function sovereignMonth(lines: string): Branch | null {
  const grown = /^(1*)0*$/.exec(lines)?.[1]!.length;
  if (grown) return branch(grown - 1).id;
  const waned = /^(0*)1*$/.exec(lines)?.[1]!.length;
  return waned ? branch(waned + 5).id : null;
}
