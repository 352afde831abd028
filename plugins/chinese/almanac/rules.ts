/** Rules of the almanac that need no table of acts. */
import { modulo, stem, type StemBranch } from "#time";
import { clashOf } from "#east/almanac/rules.ts";
import type { Direction } from "#east/directions.ts";
import type { Page } from "./answer.ts";

/** Directions by the letters of the tables. */
const BY_LETTERS: Readonly<Record<string, Direction>> = {
  N: "north",
  NE: "northeast",
  E: "east",
  SE: "southeast",
  S: "south",
  SW: "southwest",
  W: "west",
  NW: "northwest",
};

const JOY = ["NE", "NW", "SW", "S", "SE"] as const;
const WEALTH = ["NE", "SW", "N", "E", "S"] as const;
const FORTUNE_A = "SE SE E E N S SW SW NW W".split(" ");
const FORTUNE_B = "N SW NW SE NE N SW NW SE NE".split(" ");
const YANG_NOBLE = "SW SW W NW NE N S NE E SE".split(" ");
const YIN_NOBLE = "NE N NW W SW SW NE S SE E".split(" ");

/**
 * Returns the directions of joy, wealth, fortune and the two nobles.
 *
 * @source Xieji Bianfang Shu, juan 7; fortune after two schools, as in lunar-typescript 1.8.6
 */
export function godDirections(stemIndex: number): Page["directions"] {
  const at = (letters: string) => BY_LETTERS[letters]!;
  return {
    joy: at(JOY[stemIndex % 5]!),
    wealth: at(WEALTH[Math.floor(stemIndex / 2)]!),
    fortune: { sect1: at(FORTUNE_A[stemIndex]!), sect2: at(FORTUNE_B[stemIndex]!) },
    yangNoble: at(YANG_NOBLE[stemIndex]!),
    yinNoble: at(YIN_NOBLE[stemIndex]!),
  };
}

/** Lunar days (month and day) that Yang Gong's list calls unfit. */
const YANG_GONG = "1/13 2/11 3/9 4/7 5/5 6/3 7/1 7/29 8/27 9/25 10/23 11/21 12/19".split(" ");

/** Whether a lunar day stands in Yang Gong's list. */
export function isYangGongDay(month: number, day: number): boolean {
  return YANG_GONG.includes(`${month}/${day}`);
}

/** Heaven's pardon: one pair in each season by month branch. */
const PARDONS = { spring: "戊寅", summer: "甲午", autumn: "戊申", winter: "甲子" } as const;

/** Whether a day is heaven's pardon (天赦). */
export function isPardonDay(monthBranch: number, day: StemBranch): boolean {
  const season = (["spring", "summer", "autumn", "winter"] as const)[
    Math.floor(modulo(monthBranch - 2, 12) / 3)
  ]!;
  return PARDONS[season] === day.native;
}

/** Returns the pair that clashes with a day in stem and branch: the person born in it beware. */
export function clashingPair(day: StemBranch): StemBranch {
  const clashStem = stem(day.stem.index + 4);
  return day.next(
    modulo(6 * clashStem.index - 5 * clashOf(day.branch.index).index - day.index, 60),
  );
}
