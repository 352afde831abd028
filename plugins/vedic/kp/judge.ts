/**
 * Whether a matter is promised: the sub lord of its cusp must signify the houses that bring it about.
 *
 * @source K. S. Krishnamurti, Reader VI: groups of houses for common questions
 */
import { vocabulary, type IdOf } from "#sdk";
import type { GrahaId } from "../core/grahas.ts";
import { signifiedBy, type KpFigure } from "./figure.ts";

export const PROMISE = vocabulary("promise", ["yes", "mixed", "no"]);
export type Promised = IdOf<typeof PROMISE>;

/** Houses that bring about and that hinder the matter of each house, from the first. */
export const GROUPS: readonly {
  readonly good: readonly number[];
  readonly bad: readonly number[];
}[] = [
  { good: [1, 5, 11], bad: [6, 8, 12] },
  { good: [2, 6, 10, 11], bad: [5, 8, 12] },
  { good: [3, 9, 11], bad: [2, 8, 12] },
  { good: [4, 11, 12], bad: [3, 5, 10] },
  { good: [2, 5, 11], bad: [1, 4, 10] },
  { good: [2, 6, 10, 11], bad: [1, 5, 9, 12] },
  { good: [2, 7, 11], bad: [1, 6, 10, 12] },
  { good: [2, 8, 11], bad: [5, 7, 12] },
  { good: [3, 9, 11, 12], bad: [2, 4, 8] },
  { good: [2, 6, 10, 11], bad: [1, 5, 9, 12] },
  { good: [2, 6, 10, 11], bad: [5, 8, 12] },
  { good: [3, 9, 12], bad: [2, 4, 11] },
];

export interface Judgement {
  readonly promise: Promised;
  readonly subLord: GrahaId;
  readonly starLord: GrahaId;
  /** Houses that the sub lord signifies. */
  readonly signified: readonly number[];
  readonly good: readonly number[];
  readonly bad: readonly number[];
  /** Whether the star lord of the sub lord moves backwards, which delays or denies. */
  readonly retrogradeStar: boolean;
}

/** Judges the matter of a house, 1 to 12, by the sub lord of its cusp. */
export function judgeHouse(figure: KpFigure, house: number): Judgement {
  const { subLord } = figure.cuspLords[house - 1]!;
  const { starLord } = figure.lords[subLord];
  const { byStar, bySelf } = signifiedBy(figure, subLord);
  const signified = [...new Set([...byStar, ...bySelf])].sort((a, b) => a - b);
  const group = GROUPS[house - 1]!;
  const good = group.good.filter((one) => signified.includes(one));
  const bad = group.bad.filter((one) => signified.includes(one));
  const node = starLord === "rahu" || starLord === "ketu";
  const retrogradeStar = !node && figure.sky.speeds[starLord] < 0;
  const promise =
    good.length === 0 ? "no" : retrogradeStar || bad.length >= good.length ? "mixed" : "yes";
  return { promise, subLord, starLord, signified, good, bad, retrogradeStar };
}
