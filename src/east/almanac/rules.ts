/** What rules a day and its hours in every almanac of East Asia. */
import { branch, modulo, type Branch, type StemBranch } from "#time";
import type { Direction } from "../directions.ts";
import type { Luck } from "../luck.ts";
import {
  LUMINARY,
  MANSION,
  MANSION_ANIMAL,
  OFFICER,
  ROAD_GOD,
  type Mansion,
  type Officer,
  type Road,
  type RoadGod,
} from "./terms.ts";

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
export function officerOf(
  monthBranch: number,
  dayBranch: number,
): { readonly officer: Officer; readonly luck: Luck } {
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
export function roadGodOf(
  outer: number,
  inner: number,
): { readonly god: RoadGod; readonly road: Road } {
  const start = modulo(8 + 2 * outer, 12);
  const index = modulo(inner - start, 12);
  return { god: ROAD_GOD.ids[index]!, road: ON_YELLOW_ROAD[index]! ? "yellow" : "black" };
}

/** @source Xieji Bianfang Shu, juan 1; luck as in the popular tong shu and tyme4ts 1.5.2 */
const MANSION_LUCK = lucksOf("+--+-+++----++-++-+-++---+-+");

/** Returns the mansion on duty on a day; its luminary is that of the weekday. */
export function mansionOf(julianDayNumber: number): {
  readonly mansion: Mansion;
  readonly luck: Luck;
  readonly luminary: (typeof LUMINARY.ids)[number];
  readonly animal: (typeof MANSION_ANIMAL.ids)[number];
} {
  const index = modulo(julianDayNumber + 11, 28);
  return {
    mansion: MANSION.ids[index]!,
    luck: MANSION_LUCK[index]!,
    luminary: LUMINARY.ids[index % 7]!,
    animal: MANSION_ANIMAL.ids[index]!,
  };
}

/** Returns the pair of each double hour of a day, 子 first. */
export function hoursOfDay(day: StemBranch): readonly StemBranch[] {
  const first = 12 * (day.stem.index % 5);
  return Array.from({ length: 12 }, (_, i) => day.next(first + i - day.index));
}

/** Returns the side of the three killers (煞) by the branch's trine. */
export function shaDirection(branchIndex: number): Direction {
  return (["south", "east", "north", "west"] as const)[branchIndex % 4]!;
}

/** Returns the branch that a branch clashes with. */
export function clashOf(branchIndex: number): Branch {
  return branch(branchIndex + 6);
}
