import { vocabulary, type IdOf } from "#sdk";

/** Why the ruler of the hour agrees with the rising sign. @source W. Lilly, Christian Astrology, p. 121 */
export const HOUR_GROUND = vocabulary("hourGround", ["oneLord", "triplicity", "nature"]);
export type HourGround = IdOf<typeof HOUR_GROUND>;
