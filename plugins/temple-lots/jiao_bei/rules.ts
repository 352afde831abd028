/** Asking by moon blocks: what counts as an answer, and its odds. */
import { vocabulary, type IdOf, type Random } from "#sdk";
import { throwBlocks, type Throw } from "../draw/blocks.ts";

/** How many sacred throws make a yes: the first, or three in a row. */
export const RULE = vocabulary("blockRule", ["one", "three"]);
export type Rule = IdOf<typeof RULE>;

/** What the blocks came to. */
export const OUTCOME = vocabulary("outcome", ["granted", "refused", "unclear"]);
export type Outcome = IdOf<typeof OUTCOME>;

/** Sacred throws in a row that each rule asks for. */
const WANTED: Readonly<Record<Rule, number>> = { one: 1, three: 3 };

/** Throws that are made at most where nobody says how many. */
export const USUAL: Readonly<Record<Rule, number>> = { one: 1, three: 3 };

/** Whether a row of throws has come to its end, and how. */
export function judge(rule: Rule, throws: readonly Throw[]): Outcome | null {
  const wanted = WANTED[rule];
  if (streakOf(throws) >= wanted) return "granted";
  return throws.at(-1) === "yin" ? "refused" : null;
}

/** Sacred throws in a row at the end. */
export function streakOf(throws: readonly Throw[]): number {
  const back = [...throws].reverse();
  const end = back.findIndex((one) => one !== "sheng");
  return end === -1 ? back.length : end;
}

/**
 * Throws until the blocks have answered, or the throws are used up.
 *
 * A refusing throw ends the asking; a laughing one answers nothing, breaks a row of sacred ones, and the blocks are
 * thrown again while throws are left.
 *
 * @source temple practice in Taiwan: 聖筊 grants, 陰筊 refuses, 笑筊 is asked again; a grave matter wants three 聖筊 in a row
 */
export function throwUntil(
  rule: Rule,
  most: number,
  random: Pick<Random, "next">,
): readonly Throw[] {
  const throws: Throw[] = [];
  while (throws.length < most && judge(rule, throws) === null) throws.push(throwBlocks(random));
  return throws;
}

/** The odds of each outcome before the first throw. */
export interface Odds {
  readonly granted: number;
  readonly refused: number;
  readonly unclear: number;
}

/**
 * Chances of granting, refusing and no answer with fair blocks: half of the throws are sacred, a quarter laugh and a
 * quarter refuse.
 *
 * @returns parts of one, exact in powers of a half
 */
export function oddsOf(rule: Rule, most: number): Odds {
  const wanted = WANTED[rule];
  let streaks = [1, ...Array.from({ length: wanted - 1 }, () => 0)];
  let [granted, refused] = [0, 0];
  for (let i = 0; i < most; i++) {
    const all = streaks.reduce((sum, one) => sum + one, 0);
    granted += streaks[wanted - 1]! / 2;
    refused += all / 4;
    streaks = streaks.map((_, at) => (at === 0 ? all / 4 : streaks[at - 1]! / 2));
  }
  return { granted, refused, unclear: 1 - granted - refused };
}
