/** Where the numbers of a chart stand. */
import { vocabulary, type IdOf } from "#sdk";

/** The numbers that are reduced, so that a debt may be met on the way. */
export const PLACE = vocabulary("place", [
  "lifePath",
  "birthday",
  "expression",
  "soulUrge",
  "personality",
  "maturity",
]);
export type Place = IdOf<typeof PLACE>;
