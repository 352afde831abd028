/**
 * Lines of three and five and the square of nine, and which of their cards are read together.
 *
 * @source Custom of Lenormand readers: a card is coloured by the next, those at the same distance from the middle mirror
 *   each other, the square is read by rows and columns about its middle
 */
import { vocabulary, type IdOf } from "#sdk";

export const SPREAD = vocabulary("lenormandSpread", ["three", "five", "nine"]);
export type Spread = IdOf<typeof SPREAD>;

export const TIE = vocabulary("tie", ["next", "mirror", "above", "below"]);
export type Tie = IdOf<typeof TIE>;

/** Two places, from 0, that are read together; the second colours the first. */
export interface Pair {
  readonly tie: Tie;
  readonly places: readonly [number, number];
}

const SIZES: Readonly<Record<Spread, number>> = { three: 3, five: 5, nine: 9 };
export const sizeOf = (spread: Spread): number => SIZES[spread];

/** The place in which the heart of the matter lies; it counts twice. */
export const middleOf = (spread: Spread): number => (SIZES[spread] - 1) / 2;

function lineOf(size: number): readonly Pair[] {
  const next = Array.from({ length: size - 1 }, (_, index): Pair => ({
    tie: "next",
    places: [index, index + 1],
  }));
  const mirrors = Array.from({ length: (size - 1) / 2 }, (_, index): Pair => ({
    tie: "mirror",
    places: [index, size - 1 - index],
  }));
  return [...next, ...mirrors];
}

const SQUARE: readonly Pair[] = [
  { tie: "above", places: [1, 4] },
  { tie: "next", places: [3, 4] },
  { tie: "next", places: [4, 5] },
  { tie: "below", places: [4, 7] },
  { tie: "next", places: [0, 1] },
  { tie: "next", places: [1, 2] },
  { tie: "next", places: [6, 7] },
  { tie: "next", places: [7, 8] },
  { tie: "mirror", places: [0, 8] },
  { tie: "mirror", places: [2, 6] },
];

/** The pairs of a spread in the order in which they are read. */
export const pairsOf = (spread: Spread): readonly Pair[] =>
  spread === "nine" ? SQUARE : lineOf(SIZES[spread]);
