/** What tests of draws share. */

/**
 * Pearson's statistic of counts.
 *
 * @param odds of each count, in any unit; equal when absent. What has odds of 0 must not have come
 * @returns infinity where something came that cannot
 */
export function chiSquare(counts: readonly number[], odds?: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const whole = odds ? odds.reduce((sum, one) => sum + one, 0) : counts.length;
  return counts.reduce((sum, count, i) => {
    const expected = (total * (odds?.[i] ?? 1)) / whole;
    if (expected === 0) return count === 0 ? sum : Infinity;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** Chi-square's value at so many standard deviations; Wilson and Hilferty. */
export function quantile(degrees: number, sigma = 3.72): number {
  const step = 2 / (9 * degrees);
  return degrees * (1 - step + sigma * Math.sqrt(step)) ** 3;
}

/** Where Wilson and Hilferty are too wide: 3.72 squared, and the tables' values at p = 0.0001. */
const UPPER: Readonly<Record<number, number>> = { 0: 0, 1: 13.8, 2: 18.4, 3: 21.1 };

/**
 * The values between which a statistic of even chance lies, but for one in ten thousand on either side:
 * above, the counts are uneven; below, they are more even than chance makes them.
 */
export function boundsOf(degrees: number): { readonly lower: number; readonly upper: number } {
  const upper = UPPER[degrees];
  return upper === undefined
    ? { lower: quantile(degrees, -3.72), upper: quantile(degrees) }
    : { lower: 0, upper };
}
