/**
 * The eight types of lunation birthday: each begins at its angle.
 *
 * @source D. Rudhyar, The Lunation Birthday (1944; The Lunation Cycle, 1967)
 */
import { vocabulary, type IdOf } from "#sdk";

export const TYPE = vocabulary("lunationType", [
  "new",
  "crescent",
  "firstQuarter",
  "gibbous",
  "full",
  "disseminating",
  "lastQuarter",
  "balsamic",
]);
export type LunationType = IdOf<typeof TYPE>;
export const typeOf = (elongationDeg: number): LunationType =>
  TYPE.ids[Math.floor(elongationDeg / 45) % 8]!;
