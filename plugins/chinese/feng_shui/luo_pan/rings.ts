/** The rings of the compass at a bearing. */
import { modulo, stemBranch, type StemBranch } from "#time";
import { soundOf } from "#east/na_yin.ts";
import { trigramOfLines } from "../../core/trigrams.ts";
import { bearingOf, opposite } from "../core/mountains.ts";
import type { GoldLuck, LuoPanAnswer } from "./answer.ts";
import type { VoidLine } from "./input.ts";

/** Where 壬 begins: the rings of pairs are counted from there. */
const REN = 337.5;
const NEAR = { narrow: 1.5, wide: 3 } as const;
const REPLACEMENT = 4.5;

/** The pair of a branch by the number of its five: 甲子 丙子 戊子 庚子 壬子. */
const pairOf = (branch: number, number: number): StemBranch =>
  stemBranch(modulo(branch + 12 * number, 60));

/**
 * Returns the dragon that pierces the ground (透地六十龍): five of six degrees to each branch with the mountain before it.
 *
 * @source Luojing Toujie 羅經透解, juan 1, ring of the even sixty (平分六十龍)
 */
export function sixtyAt(degrees: number): StemBranch {
  const index = Math.floor(modulo(degrees - REN, 360) / 6);
  return pairOf(Math.floor(index / 5), index % 5);
}

/**
 * Returns the dragon that crosses the mountain (穿山七十二龍): five pairs of five degrees to each branch, and an empty one in
 * the middle of every stem and trigram. 壬 holds 癸亥, nothing, 甲子; 子 holds 丙子, 戊子, 庚子.
 *
 * @source Luojing Toujie, juan 1
 */
export function seventyTwoAt(degrees: number): StemBranch | null {
  const cell = Math.floor(modulo(degrees - REN, 360) / 5);
  const [branch, part] = [Math.floor(cell / 6), cell % 6];
  if (part === 1) return null;
  return part === 0 ? pairOf(modulo(branch - 1, 12), 4) : pairOf(branch, part - 2);
}

/**
 * Returns the gold division (分金): five of three degrees to each mountain, from 甲 or 乙 on; stems and trigrams take
 * the branch before them.
 *
 * @source Luojing Toujie, juan 2: 壬 has 丁亥 and 辛亥
 */
export function goldAt(degrees: number): StemBranch {
  const at = modulo(degrees - REN, 360);
  const mountain = Math.floor(at / 15);
  const branch = modulo(Math.floor((mountain + 1) / 2) - 1, 12);
  const stem = (branch % 2) + 2 * Math.floor((at % 15) / 3);
  return stemBranch(modulo(6 * stem - 5 * branch, 60));
}

const LUCK: readonly GoldLuck[] = [
  "orphan",
  "orphan",
  "used",
  "used",
  "shell",
  "shell",
  "used",
  "used",
  "orphan",
  "orphan",
];

/**
 * Reads a bearing.
 *
 * @param magneticDeg as the compass shows it
 * @param declinationDeg east positive, where it is known
 */
export function readBearing(
  magneticDeg: number,
  declinationDeg: number | undefined,
  voidLine: VoidLine,
): LuoPanAnswer {
  const { degrees, mountain, offsetDeg } = bearingOf(magneticDeg);
  const fromEdge = 7.5 - Math.abs(offsetDeg);
  // The edges between palaces are those before a first mountain and after a last one.
  const place = mountain.index % 3;
  const isPalaceEdge = offsetDeg < 0 ? place === 0 : place === 2;
  const dragon = sixtyAt(degrees);
  const gold = goldAt(degrees);
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    magneticDeg: round(degrees),
    trueDeg: declinationDeg === undefined ? null : round(modulo(degrees + declinationDeg, 360)),
    mountain: mountain.id,
    centreDeg: mountain.centreDeg,
    offsetDeg,
    opposite: opposite(mountain).id,
    trigram: mountain.trigram,
    element: ELEMENTS[mountain.trigram]!,
    dragon: mountain.dragon,
    polarity: mountain.isYang ? "yang" : "yin",
    voidLine: fromEdge > NEAR[voidLine] ? "none" : isPalaceEdge ? "great" : "small",
    isNearBoundary: fromEdge <= NEAR.narrow,
    isReplacement: Math.abs(offsetDeg) > REPLACEMENT,
    sixty: { dragon: dragon.id, sound: soundOf(dragon.index) },
    seventyTwo: seventyTwoAt(degrees)?.id ?? null,
    gold: { division: gold.id, luck: LUCK[gold.stem.index]! },
  };
}

const ELEMENTS = Object.fromEntries(
  "111 110 101 100 011 010 001 000".split(" ").map((lines) => {
    const { id, element } = trigramOfLines(lines);
    return [id, element];
  }),
);
