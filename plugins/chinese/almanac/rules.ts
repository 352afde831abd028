/** Rules of the almanac that need no table of acts. */
import { branch, modulo, stem, type StemBranch } from "#time";
import type { Direction } from "#east/directions.ts";
import type { Luck } from "#east/luck.ts";
import type { Page } from "./answer.ts";
import { LUMINARY, MANSION, MANSION_ANIMAL, OFFICER, ROAD_GOD } from "./terms.ts";

/** Luck of things in order: + lucky, - unlucky, 0 mixed. */
function lucksOf(marks: string): readonly Luck[] {
  return [...marks].map((mark) => (mark === "+" ? "lucky" : mark === "-" ? "unlucky" : "mixed"));
}

/**
 * Luck of the officers.
 *
 * @source Xieji Bianfang Shu, juan 4; 除危定執成開 lucky, 建滿平收 mixed, 破閉 unlucky
 */
const OFFICER_LUCK = lucksOf("0+00++-++0+-");

/** Returns the officer of a day: counted from the month's branch. */
export function officerOf(monthBranch: number, dayBranch: number): Page["officer"] {
  const index = modulo(dayBranch - monthBranch, 12);
  return { officer: OFFICER.ids[index]!, luck: OFFICER_LUCK[index]! };
}

/** Whether each of the twelve gods walks the yellow road. */
const ON_YELLOW_ROAD = [..."110011010010"].map((mark) => mark === "1");

/**
 * Returns the road god of a day in its month, or of an hour in its day.
 *
 * The azure dragon starts at 申 for 子 and 午, then two branches on for each branch.
 *
 * @param outer branch of the month (for a day) or of the day (for an hour)
 * @source Xieji Bianfang Shu, juan 7, "huang dao hei dao"
 */
export function roadGodOf(outer: number, inner: number): Page["dayGod"] {
  const start = modulo(8 + 2 * outer, 12);
  const index = modulo(inner - start, 12);
  return { god: ROAD_GOD.ids[index]!, road: ON_YELLOW_ROAD[index]! ? "yellow" : "black" };
}

/** @source Xieji Bianfang Shu, juan 1; luck as in the popular tong shu and tyme4ts 1.5.2 */
const MANSION_LUCK = lucksOf("+--+-+++----++-++-+-++---+-+");

/** Returns the mansion on duty on a day; its luminary is that of the weekday. */
export function mansionOf(julianDayNumber: number): Page["mansion"] {
  const index = modulo(julianDayNumber + 11, 28);
  return {
    mansion: MANSION.ids[index]!,
    luck: MANSION_LUCK[index]!,
    luminary: LUMINARY.ids[index % 7]!,
    animal: MANSION_ANIMAL.ids[index]!,
  };
}

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

/** Returns the side of the three killers (煞) by the branch's trine. */
export function shaDirection(branchIndex: number): Direction {
  return (["south", "east", "north", "west"] as const)[branchIndex % 4]!;
}

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

/** Returns the pair of each double hour of a day, 子 first. */
export function hoursOfDay(day: StemBranch): readonly StemBranch[] {
  const first = 12 * (day.stem.index % 5);
  return Array.from({ length: 12 }, (_, i) => day.next(first + i - day.index));
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

/** Returns the branch that a branch clashes with. */
export function clashOf(branchIndex: number) {
  return branch(branchIndex + 6);
}

/** Returns the pair that clashes with a day in stem and branch: the person born in it beware. */
export function clashingPair(day: StemBranch): StemBranch {
  const clashStem = stem(day.stem.index + 4);
  return day.next(
    modulo(6 * clashStem.index - 5 * clashOf(day.branch.index).index - day.index, 60),
  );
}
