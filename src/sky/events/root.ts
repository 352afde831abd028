/** A quantity that should become zero, and its rate per day. */
export interface Miss {
  readonly miss: number;
  readonly rate: number;
}

const MAX_STEPS = 40;

/**
 * Finds a zero by Newton's method from a near guess.
 *
 * @param missAt the quantity and its rate at a Julian day
 * @param toleranceDays length of the last step
 * @throws {RangeError} if it has not settled after 40 steps
 */
export function solveNear(
  guess: number,
  toleranceDays: number,
  missAt: (julianDay: number) => Miss,
): number {
  let julianDay = guess;
  for (let step = 0; step < MAX_STEPS; step++) {
    const { miss, rate } = missAt(julianDay);
    const change = miss / rate;
    julianDay -= change;
    if (Math.abs(change) < toleranceDays) return julianDay;
  }
  throw new RangeError(`Cannot find instant: no zero settles near Julian day ${guess}`);
}
