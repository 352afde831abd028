/** Arithmetic of the twenty-seven nakshatras: 13°20' each, four padas of 3°20'. */

export const NAKSHATRA_ARC = 360 / 27;
export const PADA_ARC = NAKSHATRA_ARC / 4;

/** Index of the nakshatra that holds a sidereal longitude: 0 is Ashwini, 26 Revati. */
export function nakshatraIndexOf(longitudeDeg: number): number {
  return Math.floor(padaIndexOf(longitudeDeg) / 4);
}

/** Index of the pada among the 108: 0 is the first of Ashwini. */
export function padaIndexOf(longitudeDeg: number): number {
  // Multiplying first keeps the exact edges (3°20', 6°40' …) on their own side.
  return Math.floor((longitudeDeg * 108) / 360 + 1e-12) % 108;
}

/** Pada within the nakshatra, 1 to 4. */
export function padaOf(longitudeDeg: number): number {
  return (padaIndexOf(longitudeDeg) % 4) + 1;
}

/** Counts nakshatras inclusively from one to another: 1 to 27. */
export function countNakshatras(from: number, to: number): number {
  return ((((to - from) % 27) + 27) % 27) + 1;
}

/** A longitude in the middle of a pada, degrees. */
export function middleOfPada(nakshatra: number, pada: number): number {
  return nakshatra * NAKSHATRA_ARC + (pada - 0.5) * PADA_ARC;
}
