/** Points are whole numbers everywhere. */

/** Most points that one charge may move. */
export const MAX_AMOUNT = 1_000_000_000;

/** Whether a value is an amount: a number (not a string, not -0), whole, in [1, 1 000 000 000]. */
export function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_AMOUNT;
}

/** @throws {RangeError} unless `points` is whole and in [`min`, `max`] */
export function requirePoints(points: number, min = 0, max = MAX_AMOUNT): void {
  if (!Number.isInteger(points) || points < min || points > max) {
    throw new RangeError(`Cannot move ${points} points: must be whole and in [${min}, ${max}]`);
  }
}
