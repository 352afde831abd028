/** What tests of draws share. */

/**
 * Pearson's statistic of counts.
 *
 * @param odds of each count, in any unit; equal when absent
 */
export function chiSquare(counts: readonly number[], odds?: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const whole = odds ? odds.reduce((sum, one) => sum + one, 0) : counts.length;
  return counts.reduce((sum, count, i) => {
    const expected = (total * (odds?.[i] ?? 1)) / whole;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** Chi-square's value at so many standard deviations; Wilson and Hilferty. */
export function quantile(degrees: number, sigma = 3.72): number {
  const step = 2 / (9 * degrees);
  return degrees * (1 - step + sigma * Math.sqrt(step)) ** 3;
}
