/**
 * Blended scores of seeded calls at 0, 5, 10 … 100 percent, for each blend.
 *
 * Measured: a thousand calls each by `bun bench/blends/standing.ts 1000`; no question of truth, only of how
 * common a score is. A test takes a fresh sample and holds the middle and both ends to it.
 */
export const TWENTIETHS: Readonly<Record<string, readonly number[]>> = {
  "natal.tian": [
    47, 54, 55, 56, 57, 57, 58, 58, 59, 59, 59, 60, 60, 61, 61, 62, 62, 63, 64, 65, 71,
  ],
  "compatibility.tian": [
    47, 53, 55, 56, 57, 58, 58, 59, 59, 60, 60, 61, 62, 62, 63, 63, 64, 65, 66, 67, 73,
  ],
  "blend.eastern": [
    42, 48, 50, 50, 51, 52, 53, 53, 54, 54, 55, 55, 56, 56, 57, 57, 58, 59, 60, 61, 66,
  ],
  "blend.western": [
    30, 42, 44, 46, 48, 49, 50, 51, 51, 52, 53, 54, 55, 56, 57, 59, 60, 61, 63, 65, 75,
  ],
  "blend.african": [
    32, 39, 42, 44, 45, 46, 47, 48, 49, 52, 54, 55, 57, 59, 61, 62, 63, 64, 66, 69, 75,
  ],
  "blend.eastwest": [
    44, 48, 50, 51, 51, 52, 53, 53, 54, 54, 54, 55, 55, 56, 56, 57, 57, 58, 59, 60, 66,
  ],
  "blend.islamic": [
    32, 42, 44, 46, 48, 49, 50, 51, 52, 53, 54, 54, 55, 56, 57, 58, 59, 60, 62, 65, 73,
  ],
  "blend.indian": [
    30, 42, 46, 49, 51, 53, 54, 56, 57, 59, 60, 61, 62, 63, 64, 66, 67, 68, 70, 73, 81,
  ],
  "blend.global": [
    46, 50, 51, 52, 53, 53, 53, 54, 54, 55, 55, 55, 56, 56, 56, 57, 57, 58, 58, 59, 63,
  ],
};
