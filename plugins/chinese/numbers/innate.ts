import type { WanderingStar } from "../core/eight_mansions.ts";
import type { Innate } from "./answer.ts";
import { dateDigits } from "./digits.ts";
import { pairsOf, type Connectors } from "./pairs.ts";
import { LUCKY_STARS } from "./stars.ts";

/**
 * Compares the stars of a birth date with those of a number.
 *
 * @throws {InputError} if the date does not exist
 */
export function innateOf(
  birthDate: string,
  connectors: Connectors,
  inNumber: readonly WanderingStar[],
  path: string,
): Innate {
  const stars = pairsOf(dateDigits(birthDate, path), connectors).map(({ star }) => star);
  const missing = LUCKY_STARS.filter((star) => !stars.includes(star));
  return { stars, missing, supplied: missing.filter((star) => inNumber.includes(star)) };
}
