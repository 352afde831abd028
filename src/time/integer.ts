/**
 * Divides and rounds towards minus infinity, as every calendar rule below means it.
 *
 * @param dividend any integer, also negative
 * @param divisor positive integer
 */
export function floorDivide(dividend: number, divisor: number): number {
  return Math.floor(dividend / divisor);
}

/**
 * Returns the remainder that is never negative.
 *
 * @returns a value in [0, divisor) for a positive divisor
 */
export function modulo(value: number, divisor: number): number {
  const remainder = value % divisor;
  return remainder < 0 ? remainder + divisor : remainder + 0;
}

/**
 * Returns the remainder counted from one: a multiple of the divisor gives the divisor itself.
 *
 * @returns a value in [1, divisor] for integers
 */
export function moduloFromOne(value: number, divisor: number): number {
  return modulo(value - 1, divisor) + 1;
}
