/** What tests of draws share. */

/** Pearson's statistic of counts against equal odds. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Chi-square's value at so many standard deviations; Wilson and Hilferty. */
export function quantile(degrees: number, sigma = 3.72): number {
  const step = 2 / (9 * degrees);
  return degrees * (1 - step + sigma * Math.sqrt(step)) ** 3;
}
