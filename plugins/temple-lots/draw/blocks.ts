/** Divination blocks 筊杯: two crescents, each with a flat and a round side, thrown together. */
import { vocabulary, type IdOf, type Random } from "#sdk";

/** Sheng: one flat, one round, yes. Laughing: both flat. Yin: both round, no. */
export const THROW = vocabulary("throw", {
  sheng: { native: "聖筊" },
  laughing: { native: "笑筊" },
  yin: { native: "陰筊" },
});
export type Throw = IdOf<typeof THROW>;

/** What a lot is found with. */
export const METHOD = vocabulary("method", ["sticks", "blocks"]);

/** How a lot is confirmed. */
export const CONFIRM_RULE = vocabulary("confirmRule", ["one-of-three", "three-in-a-row"]);
export type ConfirmRule = IdOf<typeof CONFIRM_RULE>;

/** How one lot fared. */
export interface Attempt {
  readonly lotNumber: number;
  readonly throws: readonly Throw[];
  readonly confirmed: boolean;
}

/** The most lots one call draws before it stops asking. */
export const MAX_LOTS = 10;

/** Throws both blocks: two numbers from the stream, block A then block B; below 1/2 is flat. */
export function throwBlocks(random: Pick<Random, "next">): Throw {
  const flatA = random.next() < 0.5;
  const flatB = random.next() < 0.5;
  if (flatA && flatB) return "laughing";
  return flatA || flatB ? "sheng" : "yin";
}

/**
 * Asks the blocks about one lot.
 *
 * `one-of-three` stops at the first sheng of up to three throws (7/8 of lots are confirmed);
 * `three-in-a-row` wants three sheng and stops at the first other (1/8).
 */
export function confirmLot(
  lotNumber: number,
  rule: ConfirmRule,
  random: Pick<Random, "next">,
): Attempt {
  const throws: Throw[] = [];
  for (let i = 0; i < 3; i++) {
    const result = throwBlocks(random);
    throws.push(result);
    if (rule === "one-of-three" && result === "sheng")
      return { lotNumber, throws, confirmed: true };
    if (rule === "three-in-a-row" && result !== "sheng")
      return { lotNumber, throws, confirmed: false };
  }
  return { lotNumber, throws, confirmed: rule === "three-in-a-row" };
}
