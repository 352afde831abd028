/** Flips of a weighted coin, and what they amount to. */
import type { Matter } from "#lore";
import { vocabulary, type IdOf, type Random } from "#sdk";

/** The domains of a question, in the order in which they are offered. */
export const DOMAIN = vocabulary("domain", [
  "love",
  "career",
  "wealth",
  "health",
  "study",
  "travel",
  "general",
]);
export type Domain = IdOf<typeof DOMAIN>;

export const ANSWER = vocabulary("answer", ["yes", "no"]);
export type Answer = IdOf<typeof ANSWER>;

/** The side of life that a matter belongs to. */
export const DOMAIN_OF: Readonly<Partial<Record<Matter, Domain>>> = {
  love: "love",
  marriage: "love",
  work: "career",
  money: "wealth",
  health: "health",
  study: "study",
  travel: "travel",
};

/** Agreement of the flips: all alike, at least 0.6 of the flips apart, closer than that. */
export const AGREEMENT = vocabulary("agreement", ["firm", "clear", "narrow"]);
export type Agreement = IdOf<typeof AGREEMENT>;

export const SIDE = vocabulary("side", ["heads", "tails"]);
export type Side = IdOf<typeof SIDE>;

/** Numbers of flips on offer: odd, so that one side always wins. */
export const FLIP_COUNTS = [1, 3, 5, 7, 9] as const;

/** A finished toss. */
export interface Toss {
  readonly sequence: readonly Side[];
  readonly heads: number;
  readonly tails: number;
  /** |heads - tails| ÷ flips, above 0 to 1. */
  readonly margin: number;
  readonly band: Agreement;
  /** Heads speak for yes. */
  readonly answer: Answer;
}

/**
 * Flips a coin.
 *
 * Order of the random numbers: one `next()` per flip, heads where it is below the weight.
 *
 * @param weight probability of heads, 0 to 1
 */
export function flipCoin(random: Random, count: number, weight: number): readonly Side[] {
  return Array.from({ length: count }, () => (random.next() < weight ? "heads" : "tails"));
}

/**
 * Counts a sequence of flips.
 *
 * @throws {RangeError} if their number is even
 */
export function countFlips(sequence: readonly Side[]): Toss {
  if (sequence.length % 2 === 0) {
    throw new RangeError(`Cannot decide a toss: ${sequence.length} flips, must be an odd number`);
  }
  const heads = sequence.filter((side) => side === "heads").length;
  const tails = sequence.length - heads;
  const margin = Math.abs(heads - tails) / sequence.length;
  return {
    sequence,
    heads,
    tails,
    margin: Math.round(margin * 1000) / 1000,
    band: bandOf(margin),
    answer: heads > tails ? "yes" : "no",
  };
}

/**
 * The chance that heads win, before anything is flipped.
 *
 * @param count odd number of flips
 * @param weight probability of heads in one flip
 * @returns sum of the binomial odds above half, six places
 */
export function oddsOfYes(count: number, weight: number): number {
  let sum = 0;
  for (let heads = (count + 1) / 2; heads <= count; heads++) {
    sum += choose(count, heads) * weight ** heads * (1 - weight) ** (count - heads);
  }
  return Math.round(sum * 1e6) / 1e6;
}

function bandOf(margin: number): Agreement {
  if (margin === 1) return "firm";
  return margin >= 0.6 ? "clear" : "narrow";
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
