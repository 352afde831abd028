/** Spreads of Etteilla’s school: strokes of three, of seven and of twelve, laid from right to left. */
import { vocabulary, type IdOf } from "#sdk";

export const SPREAD = vocabulary("etteillaSpread", ["three", "seven", "twelve"]);
export type Spread = IdOf<typeof SPREAD>;

const SIZES: Readonly<Record<Spread, number>> = { three: 3, seven: 7, twelve: 12 };
export const sizeOf = (spread: Spread): number => SIZES[spread];
