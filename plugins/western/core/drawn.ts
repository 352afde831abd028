/** Charts drawn in signs and degrees, as old books and other programs give them. */
import { oneOf, Type } from "#sdk";
import { SIGN, type Sign } from "#lore";

export const Degree = Type.Number({ minimum: 0, exclusiveMaximum: 30 });
export const DrawnSign = oneOf(SIGN.ids);

/** A place of a drawn chart. */
export interface DrawnPlace {
  readonly sign: Sign;
  /** Degrees within the sign, [0, 30). */
  readonly degree?: number | undefined;
}

/** The longitude of a drawn place, at the head of its sign where no degree is known. */
export function longitudeOf({ sign, degree = 0 }: DrawnPlace): number {
  return 30 * SIGN.ids.indexOf(sign) + degree;
}

/** Whether the Sun stands above the horizon by whole signs: in the seventh to the twelfth. */
export function isDayBySigns(ascendant: Sign, sun: Sign): boolean {
  return (SIGN.ids.indexOf(sun) - SIGN.ids.indexOf(ascendant) + 12) % 12 >= 6;
}
