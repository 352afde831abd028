/**
 * Ties between two Moons that the North and the South reckon with.
 *
 * @source Muhurta Chintamani, vivaha prakarana 21-35; tables of yoni as North Indian almanacs print
 *   them; rajju and vedha: Kala Prakashika, vivaha; B. V. Raman, Muhurta (1946), ch. on marriage
 */
import { vocabulary, type IdOf } from "#sdk";
import { natureOf } from "../core/dignity.ts";
import { countNakshatras } from "../core/lunar_mansions.ts";
import { YONI, type Yoni } from "../core/nakshatras.ts";
import { ADVERSE_TARAS, TARA, type Tara } from "../core/taras.ts";
import type { MoonFacts } from "./moon.ts";

/** Rows and columns in the order of `YONI`. */
// prettier-ignore
export const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
];

/** Points of two animals, 0 to 4; their order does not matter. */
export function yoniPoints(one: Yoni, other: Yoni): number {
  return YONI_POINTS[YONI.ids.indexOf(one)]![YONI.ids.indexOf(other)]!;
}

/** The tara of a star counted from another; both by index, 0 is Ashwini. */
export function taraBetween(from: number, to: number): Tara {
  return TARA.ids[(countNakshatras(from, to) - 1) % TARA.ids.length]!;
}

/** Whether a tara favours. */
export function isKindly(tara: Tara): boolean {
  return !ADVERSE_TARAS.includes(tara);
}

/** Points of the friendship of two lords, 0 to 5. */
export function friendshipPoints(a: MoonFacts["lord"], b: MoonFacts["lord"]): number {
  if (a === b) return 5;
  const natures = [natureOf(a, b), natureOf(b, a)].sort().join("-");
  return (
    {
      "friend-friend": 5,
      "friend-neutral": 4,
      "neutral-neutral": 3,
      "enemy-friend": 1,
      "enemy-neutral": 0.5,
      "enemy-enemy": 0,
    }[natures] ?? 0
  );
}

/** The cords: parts of the body to which the stars are tied. */
export const CORD = vocabulary("cord", ["foot", "waist", "navel", "neck", "head"]);
export type Cord = IdOf<typeof CORD>;

/** Numbers of the stars on each cord; 1 is Ashwini. */
const STARS_OF_CORD: Readonly<Record<Cord, readonly number[]>> = {
  foot: [1, 9, 10, 18, 19, 27],
  waist: [2, 8, 11, 17, 20, 26],
  navel: [3, 7, 12, 16, 21, 25],
  neck: [4, 6, 13, 15, 22, 24],
  head: [5, 14, 23],
};

/** The cord of a star by its number, 1 to 27. */
export function cordOf(number: number): Cord {
  return CORD.ids.find((cord) => STARS_OF_CORD[cord].includes(number))!;
}

const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14],
  [5, 23],
  [14, 23],
];

/** Whether two stars, by their numbers, pierce each other. */
export function areVedha(a: number, b: number): boolean {
  return VEDHA_PAIRS.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
}
