/** Numbers of the River chart and the Luo writing, the figures they make and the line that is oneself. */
import type { FourPillars } from "#east/calendar/pillars.ts";
import type { GenderName } from "#east/gender.ts";
import { flipLines, type Hexagram, hexagramOfLines } from "../core/hexagrams.ts";
import { type Trigram, TRIGRAMS } from "../core/trigrams.ts";

/** Numbers of the stems, 甲 first: the trigram that takes each in, by the Luo writing; 己 has nine. */
const STEM_NUMBERS = [6, 2, 8, 7, 1, 9, 3, 4, 6, 2] as const;
/** Numbers of the branches, 子 first, by the River chart. */
const BRANCH_NUMBERS = [
  [1, 6],
  [5, 10],
  [3, 8],
  [3, 8],
  [5, 10],
  [2, 7],
  [2, 7],
  [5, 10],
  [4, 9],
  [4, 9],
  [5, 10],
  [1, 6],
] as const;

/** Sums of odd and even numbers. @source Heluo Lishu 河洛理數 1, 天數 and 地數 */
export function sumsOf({ year, month, day, hour }: FourPillars): { heaven: number; earth: number } {
  const numbers = [year, month, day, hour!].flatMap(({ stem, branch }) => [
    STEM_NUMBERS[stem.index]!,
    ...BRANCH_NUMBERS[branch.index]!,
  ]);
  const sum = (parity: number) =>
    numbers.filter((one) => one % 2 === parity).reduce((total, one) => total + one, 0);
  return { heaven: sum(1), earth: sum(0) };
}

/**
 * What a sum leaves: 25 is heaven's and 30 earth's; of the rest only the units count, or the tens where there are none.
 *
 * @returns 1 to 9; five has no trigram of its own
 */
export function leftOf(sum: number, whole: 25 | 30): number {
  if (sum > whole) return leftOf(sum % whole || whole, whole);
  if (sum === whole) return whole === 25 ? 5 : 3;
  return sum % 10 || sum / 10;
}

/** The sixty years in which a birth falls: upper from 1864, middle from 1924, lower from 1984, and round again. */
export type Era = "upper" | "middle" | "lower";
export function eraOf(year: number): Era {
  const at = Math.floor((year - 1864) / 60);
  return (["upper", "middle", "lower"] as const)[((at % 3) + 3) % 3]!;
}

/**
 * Where five lodges: in the upper era a man's in 艮 and a woman's in 坤; in the middle one 艮 for men of yang years and
 * women of yin years, 坤 for the others; in the lower one a man's in 離 and a woman's in 兌.
 *
 * @source Heluo Lishu 1, 五數寄宮
 */
function lodgeOf(era: Era, gender: GenderName, isYangYear: boolean): number {
  const isMan = gender === "male";
  if (era === "upper") return isMan ? 8 : 2;
  if (era === "lower") return isMan ? 9 : 7;
  return isMan === isYangYear ? 8 : 2;
}

/** The trigram of a number of the Luo writing. */
export function trigramOf(
  left: number,
  era: Era,
  gender: GenderName,
  isYangYear: boolean,
): Trigram {
  const number = left === 5 ? lodgeOf(era, gender, isYangYear) : left;
  return TRIGRAMS.find(({ luoShu }) => luoShu === number)!;
}

/** The former figure: heaven above for men of yang years and women of yin years, below for the others. */
export function formerOf(
  heaven: Trigram,
  earth: Trigram,
  gender: GenderName,
  isYangYear: boolean,
): Hexagram {
  const isAbove = (gender === "male") === isYangYear;
  return hexagramOfLines(isAbove ? earth.lines + heaven.lines : heaven.lines + earth.lines);
}

/** Hours that stay with a kind of which there are so many lines. */
const HOURS_OF = [0, 2, 4, 6, 4, 5, 6] as const;

/**
 * 元堂, the line that is oneself: hours from 子 to 巳 count the whole lines from below and then the broken, those from 午 to
 * 亥 the broken and then the whole. A figure of one kind counts three lines twice, by gender and half of the year.
 *
 * @param hour branch of the hour, 0 is 子
 * @param isYangHalf from the winter to the summer solstice
 * @source Heluo Lishu 1, 元堂
 */
export function masterLine(
  lines: string,
  hour: number,
  gender: GenderName,
  isYangHalf: boolean,
): number {
  const isYangHour = hour < 6;
  const at = hour % 6;
  const own = placesOf(lines, isYangHour ? "1" : "0");
  const other = placesOf(lines, isYangHour ? "0" : "1");
  if (own.length === 6 || own.length === 0) {
    const isYangFigure = lines[0] === "1";
    // Men of a whole figure and women of a broken one go by the hour alone.
    const turns = isYangFigure === (gender === "female") && isYangHalf === isYangFigure;
    const rows = isYangHour ? (turns ? [6, 5, 4] : [1, 2, 3]) : turns ? [3, 2, 1] : [4, 5, 6];
    return rows[at % 3]!;
  }
  const stays = HOURS_OF[own.length]!;
  return at < stays ? own[at % own.length]! : other[at - stays]!;
}

const placesOf = (lines: string, kind: string) =>
  [...lines].flatMap((one, i) => (one === kind ? [i + 1] : []));

/** Figures that keep their place where their fifth or sixth line is oneself: 坎 屯 蹇, 三至尊卦. */
const SOVEREIGN = new Set(["坎", "屯", "蹇"]);

/** The later figure with its line: the line turns and the trigrams change places. */
export function laterOf(
  former: Hexagram,
  line: number,
  isYangHalf: boolean,
  sovereigns: "kept" | "exchanged",
): { readonly figure: Hexagram; readonly line: number } {
  const turned = flipLines(former.lines, [line]);
  const isSovereign = sovereigns === "kept" && SOVEREIGN.has(former.native) && line >= 5;
  const keeps = isSovereign && (line === 5) !== isYangHalf;
  return keeps
    ? { figure: hexagramOfLines(turned), line }
    : { figure: hexagramOfLines(turned.slice(3) + turned.slice(0, 3)), line: wrap(line + 3) };
}

export const wrap = (line: number): number => ((line - 1) % 6) + 1;
