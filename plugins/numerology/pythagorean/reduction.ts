/**
 * Adding digits until one is left, the master numbers apart.
 *
 * @source H. Decoz's course (decoz.com, worldnumerology.com), after F. Campbell, Your Days Are Numbered
 *   (1931), and J. Jordan, Numerology: The Romance in Your Name (1965); debts: spiritnumeral.com and
 *   others alike. 33 is a master number of later authors.
 */

export const MASTERS: readonly number[] = [11, 22, 33];
/** Sums whose appearance before the last step is called a karmic debt. */
export const DEBTS: readonly number[] = [13, 14, 16, 19];

/** A number on its way to one digit. */
export interface Reduced {
  /** 1-9, 11, 22 or 33; 0 only from 0. */
  readonly number: number;
  /** The same without masters: 1-9, 0 only from 0. */
  readonly root: number;
  /** Whether it is 11, 22 or 33. */
  readonly master: boolean;
  /** 13, 14, 16 or 19 where one was met on the way. */
  readonly debt: number | null;
  /** Every value on the way, the first as it came: 1815, 15, 6. */
  readonly path: readonly number[];
}

/** Reduces a whole number, keeping masters. */
export function reduce(value: number): Reduced {
  const path = [value];
  while (path.at(-1)! > 9 && !MASTERS.includes(path.at(-1)!)) path.push(digitSum(path.at(-1)!));
  const number = path.at(-1)!;
  return {
    number,
    root: rootOf(number),
    master: MASTERS.includes(number),
    debt: path.find((step) => DEBTS.includes(step)) ?? null,
    path,
  };
}

/** Adds the digits of a number once. */
export function digitSum(value: number): number {
  return [...String(Math.abs(value))].reduce((sum, digit) => sum + Number(digit), 0);
}

/** Adds digits until one is left, masters included. */
export function rootOf(value: number): number {
  let root = value;
  while (root > 9) root = digitSum(root);
  return root;
}

/** Writes the way of a reduction: `1815 → 15 → 6`. */
export function writePath({ path }: Reduced): string {
  return path.join(" → ");
}
