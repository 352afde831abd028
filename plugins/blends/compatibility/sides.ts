/** What is said of the five sides: the best, the poorest and those between, ties together. */
import type { Leaning } from "#sdk";
import { stanceOf } from "../core/mean.ts";
import type { Dimension, Dimensions } from "./dimensions.ts";

interface Scored {
  readonly name: Dimension;
  readonly score: number;
}

export interface Sides {
  /** All that have a score, the highest first. */
  readonly all: readonly Scored[];
  /** Whether the best and the poorest are far enough apart to be told apart. */
  readonly wide: boolean;
  readonly best: readonly Dimension[];
  readonly most: number;
  readonly poorest: readonly Dimension[];
  readonly least: number;
  readonly between: readonly Scored[];
}

/** Points between the best and the poorest side that are worth speaking of. */
const WIDE = 10;

/** Null where fewer than two sides have a score. */
export function sidesOf(dimensions: Dimensions): Sides | null {
  const all = dimensions
    .flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]))
    .sort((a, b) => b.score - a.score);
  if (all.length < 2) return null;
  const [most, least] = [all[0]!.score, all.at(-1)!.score];
  const at = (score: number) => all.filter((one) => one.score === score).map(({ name }) => name);
  return {
    all,
    wide: most - least >= WIDE,
    best: at(most),
    most,
    poorest: at(least),
    least,
    between: all.filter(({ score }) => score < most && score > least),
  };
}

export type Judged = Dimensions[number]["from"][number];

/** One side with those who judge it, by the side they take. */
export interface Side extends Scored {
  readonly stands: Leaning;
  readonly on: Readonly<Record<Leaning, readonly Judged[]>>;
}

/** The sides that somebody judges. */
export function eachOf(dimensions: Dimensions): readonly Side[] {
  return dimensions.flatMap(({ name, score, from }) => {
    if (score === null) return [];
    const on = (side: Leaning) => from.filter((one) => stanceOf(one.score) === side);
    const stands = stanceOf(score) as Leaning;
    const sides = { favourable: on("favourable"), mixed: on("mixed"), adverse: on("adverse") };
    return [{ name, score, stands, on: sides }];
  });
}
