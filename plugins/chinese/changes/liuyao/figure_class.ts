/** Hexagrams whose two halves clash or combine, line by line. */
import { hexagramOfLines, palaceOf } from "../../core/hexagrams.ts";

const SIX_COMBINES = "否困旅豫節賁復泰";

/** 六沖: the eight pure hexagrams, 大壯 and 無妄. */
export function isSixClash(lines: string): boolean {
  const { native } = hexagramOfLines(lines);
  return palaceOf(lines).generation === "pure" || native === "大壯" || native === "無妄";
}

/** 六合: 否 困 旅 豫 節 賁 復 泰. */
export function isSixCombine(lines: string): boolean {
  return SIX_COMBINES.includes(hexagramOfLines(lines).native);
}
