/**
 * The dice of ramal: eight on two strings, each with four faces.
 *
 * A face shows two rows. The upper string gives the rows of fire and air of the four mothers, the lower
 * string those of water and earth, one die to a mother.
 *
 * @source eight dice, four to a rod: Victoria and Albert Museum, O138836; Ramal Prashna Shastra (poddu, 2010),
 * part 2. Which two rows a face bears is after descriptions at second hand; it keeps all figures alike.
 */
import type { Random } from "#sdk";
import type { Marks } from "../core/figures.ts";

/** Rows of the faces 1 to 4. */
const FACES = ["11", "12", "21", "22"] as const;

/** Throws eight dice: 1 + `below(4)` each, the upper string first. */
export function throwDice(random: Random): readonly number[] {
  return Array.from({ length: 8 }, () => 1 + random.below(4));
}

/** The four mothers of eight dice. */
export function mothersOfDice(dice: readonly number[]): readonly Marks[] {
  return [0, 1, 2, 3].map((i) => FACES[dice[i]! - 1]! + FACES[dice[i + 4]! - 1]!);
}
