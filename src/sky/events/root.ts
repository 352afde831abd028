/** A quantity that should become zero, and its rate per day. */
export interface Miss {
  readonly miss: number;
  readonly rate: number;
}

const MAX_STEPS = 60;

/**
 * Finds a zero by Newton's method from a near guess.
 *
 * @param missAt the quantity and its rate at a Julian day
 * @param toleranceDays length of the last step
 * @throws {RangeError} if it has not settled after 60 steps
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

/**
 * Finds the zero between two instants of opposite sign: false position with halving (Illinois).
 *
 * @returns the instant, within `toleranceDays`
 */
export function solveBetween(
  left: number,
  right: number,
  toleranceDays: number,
  valueAt: (julianDay: number) => number,
): number {
  let a = left;
  let b = right;
  let fa = valueAt(a);
  let fb = valueAt(b);
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) throw new RangeError("Cannot find instant: both ends have the same sign");
  let side = 0;
  for (let step = 0; step < MAX_STEPS && Math.abs(b - a) > toleranceDays; step++) {
    const middle = step % 8 === 7 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    const value = valueAt(middle);
    if (value === 0) return middle;
    if (value > 0 === fb > 0) {
      if (Math.abs(b - middle) < toleranceDays / 2 && side === -1) return middle;
      b = middle;
      fb = value;
      if (side === -1) fa /= 2;
      side = -1;
    } else {
      if (Math.abs(middle - a) < toleranceDays / 2 && side === 1) return middle;
      a = middle;
      fa = value;
      if (side === 1) fb /= 2;
      side = 1;
    }
  }
  return (a * fb - b * fa) / (fb - fa);
}

/** An angle in signed degrees that should become zero, and its rate per day. */
export type AngleFunction = (julianDay: number) => Miss;

/** Beyond this distance a change of sign is the angle's jump at ±180°, no crossing. */
const FAR_DEG = 90;

/**
 * Lists every zero of a signed angle in a stretch of time, also the pairs on both sides of a turning
 * point that lies between two samples.
 *
 * @param stepDays short enough that the angle turns at most once within it
 */
export function findZeros(
  angleAt: AngleFunction,
  fromJulianDay: number,
  toJulianDay: number,
  stepDays: number,
  toleranceDays: number,
): readonly number[] {
  const zeros: number[] = [];
  const value = (julianDay: number) => angleAt(julianDay).miss;
  const steps = Math.max(1, Math.ceil((toJulianDay - fromJulianDay) / stepDays));
  const width = (toJulianDay - fromJulianDay) / steps;
  let left = fromJulianDay;
  let before = angleAt(left);
  for (let step = 1; step <= steps; step++) {
    const right = step === steps ? toJulianDay : fromJulianDay + step * width;
    const after = angleAt(right);
    if (before.miss === 0) {
      zeros.push(left);
      left += 4 * toleranceDays;
      before = angleAt(left);
    }
    const near = Math.abs(before.miss) < FAR_DEG && Math.abs(after.miss) < FAR_DEG;
    if (near && before.miss > 0 !== after.miss > 0 && after.miss !== 0) {
      zeros.push(solveBetween(left, right, toleranceDays, value));
    } else if (near && before.miss * before.rate < 0 && after.miss * after.rate > 0) {
      const turn = solveBetween(left, right, toleranceDays, (day) => angleAt(day).rate);
      if (value(turn) > 0 !== before.miss > 0) {
        zeros.push(solveBetween(left, turn, toleranceDays, value));
        zeros.push(solveBetween(turn, right, toleranceDays, value));
      }
    }
    left = right;
    before = after;
  }
  if (before.miss === 0) zeros.push(left);
  return zeros;
}
