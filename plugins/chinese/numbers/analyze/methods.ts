import { elementOfNumber, luckOf, reduceByEighty } from "#east/eighty_one.ts";
import { flipLines, hexagramOfLines, showHexagram } from "../../core/hexagrams.ts";
import { trigramOfNumber } from "../../core/trigrams.ts";
import type { AnalyzeAnswer } from "./answer.ts";
import type { Region } from "./input.ts";

const LIKED: { readonly [K in Region]: string } = { mandarin: "689", cantonese: "2389" };
const AVOIDED = "4";

/** Counts liked and avoided digits, and finds what catches the eye. */
export function soundsOf(digits: string, region: Region): AnalyzeAnswer["sounds"] {
  const count = (of: string) => [...digits].filter((digit) => of.includes(digit)).length;
  const runs = (digits.match(/(\d)\1{2,}/g) ?? []).map((run) => ({
    digit: run[0]!,
    length: run.length,
  }));
  return { liked: count(LIKED[region]), avoided: count(AVOIDED), runs, mirror: isMirror(digits) };
}

/** Reads the last four digits in the 81 table, eighties taken off. */
export function eightyOneOf(digits: string): AnalyzeAnswer["eightyOne"] {
  const lastFour = digits.slice(-4);
  const number = reduceByEighty(Number(lastFour));
  return { lastFour, number, luck: luckOf(number), element: elementOfNumber(number) };
}

/**
 * Makes a hexagram of the digits: the fewer in the first half, above; the rest below; all of them move.
 *
 * @returns null for a single digit, which has no halves
 * @source Meihua Yishu, casting by numbers: remainders by 8 and by 6, nothing over is the whole
 */
export function hexagramOfDigits(digits: string): AnalyzeAnswer["hexagram"] {
  if (digits.length < 2) return null;
  const half = Math.floor(digits.length / 2);
  const upper = trigramOfNumber(digitSum(digits.slice(0, half)));
  const lower = trigramOfNumber(digitSum(digits.slice(half)));
  const movingLine = digitSum(digits) % 6 || 6;
  const lines = lower.lines + upper.lines;
  return {
    primary: showHexagram(hexagramOfLines(lines)),
    movingLine,
    changed: showHexagram(hexagramOfLines(flipLines(lines, [movingLine]))),
  };
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

/** Whether the last four digits or more read the same backwards, or all of a shorter number. */
function isMirror(digits: string): boolean {
  const tail = digits.slice(-4);
  return tail.length > 1 && tail === [...tail].reverse().join("");
}
