/**
 * The planets of the nine numbers and the families in which they go together.
 *
 * @source families: tables after Cheiro, Book of Numbers (1926), which join 1 and 4, 2 and 7, 3, 6 and 9,
 *   4 and 8, and call 5 a friend of all; planets: the same. Uranus and Neptune are his modern names for
 *   the Sun's and the Moon's other numbers.
 */
import { vocabulary, type IdOf } from "#sdk";

/** Rulers of the numbers, 1 first. */
export const RULER = vocabulary("ruler", [
  "sun",
  "moon",
  "jupiter",
  "uranus",
  "mercury",
  "venus",
  "neptune",
  "saturn",
  "mars",
]);
export type Ruler = IdOf<typeof RULER>;

/** The ruler of a number 1-9. */
export function rulerOf(number: number): Ruler {
  return RULER.ids[number - 1]!;
}

const FAMILIES: readonly (readonly number[])[] = [[1, 4, 8], [2, 7], [3, 6, 9], [5]];

/** How the name's number stands to the birth number. */
export const HARMONY = vocabulary("harmony", ["same", "family", "different"]);
export type Harmony = IdOf<typeof HARMONY>;

/** Compares two single numbers; 5 is its own family. */
export function harmonyOf(a: number, b: number): Harmony {
  if (a === b) return "same";
  return FAMILIES.some((family) => family.includes(a) && family.includes(b))
    ? "family"
    : "different";
}
