import { Type, type Static } from "#old";
import { STAR_RANK, WANDERING_STARS, type WanderingStarId } from "../core/eight_mansions.ts";
import { NamedShape } from "../core/named.ts";
import { dateDigits } from "./digits.ts";
import { pairsOf, type Connectors } from "./pairs.ts";

/** The stars of a birth date beside those of a number. */
export const InnateShape = Type.Object(
  {
    stars: Type.Array(NamedShape, { description: "Stars of the date's pairs, in order" }),
    missing: Type.Array(NamedShape, { description: "Lucky stars the date has not" }),
    supplied: Type.Array(NamedShape, { description: "Those of them that the number has" }),
  },
  { description: "Pairs of the birth date YYYYMMDD" },
);

const LUCKY_STARS: readonly WanderingStarId[] = STAR_RANK.slice(0, 4);

/**
 * Compares the stars of a birth date with those of a number.
 *
 * @throws {InputError} if the date does not exist
 */
export function innateOf(
  birthDate: string,
  connectors: Connectors,
  inNumber: readonly { readonly id: string }[],
  path: string,
): Static<typeof InnateShape> {
  const own = pairsOf(dateDigits(birthDate, path), connectors).map(({ star }) => star);
  const missing = LUCKY_STARS.filter((star) => !own.includes(star));
  return {
    stars: own.map((id) => WANDERING_STARS[id]),
    missing: missing.map((id) => WANDERING_STARS[id]),
    supplied: missing
      .filter((id) => inNumber.some((star) => star.id === id))
      .map((id) => WANDERING_STARS[id]),
  };
}
