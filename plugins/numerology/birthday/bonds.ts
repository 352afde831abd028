/**
 * How two numbers keep company, by root: the same 82; of one group (1-5-7, 2-4-8, 3-6-9) 88; of different
 * groups 62; the pairs 1-8, 2-5, 4-5 and 7-8 lose 12.
 *
 * @source groups: kalm.com and a chart of lovetoknow.com, after F. Campbell, Your Days Are Numbered (1931);
 *   strained pairs: 2-5, 4-5 and 7-8 by that chart, 1-8 by others (it calls 1-8 neutral)
 */
import { rootOf } from "../pythagorean/reduction.ts";

const GROUPS: readonly (readonly number[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];
const STRAINED = new Set(["1-8", "2-5", "4-5", "7-8"]);
const STRAIN = 12;

/** Whether two numbers are one, of one group, or of two. */
export type Bond = "same" | "group" | "different";

/** How two numbers stand to each other. */
export interface NumberBond {
  readonly score: number;
  readonly bond: Bond;
  readonly strained: boolean;
}

/** Compares two numbers by their roots. */
export function bondNumbers(a: number, b: number): NumberBond {
  const [one, other] = [rootOf(a), rootOf(b)].sort((x, y) => x - y) as [number, number];
  const strained = STRAINED.has(`${one}-${other}`);
  const grouped = GROUPS.some((group) => group.includes(one) && group.includes(other));
  const bond = one === other ? "same" : grouped ? "group" : "different";
  const score = { same: 82, group: 88, different: 62 }[bond] - (strained ? STRAIN : 0);
  return { score, bond, strained };
}
