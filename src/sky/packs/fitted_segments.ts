import type { UniformGrid } from "../series/grid_sums.ts";
import type { State } from "../series/vsop87.ts";
import { chebyshev } from "./chebyshev_pack.ts";

/** How a body is fitted: segments of equal length, each fitted to 2 · half + 1 evenly spaced positions. */
export interface SegmentPlan {
  readonly segmentDays: number;
  readonly degree: number;
  readonly half: number;
}

/** Writes positions (x, y, z, AU) of the instants of a grid. */
export type GridFunction = (grid: UniformGrid, out: Float64Array) => void;

/** Segments of a body that are kept; one holds some 500 bytes. */
const KEPT = 64;

interface Segment {
  readonly number: number;
  /** Coefficients, degrees outermost, each as x, y, z; AU. */
  readonly coefficients: Float64Array;
}

/**
 * Serves a body from Chebyshev polynomials that are fitted when they are first asked for.
 *
 * A segment is a function of its number alone, so that no answer depends on what was asked before;
 * of all that were fitted a fixed number is kept.
 *
 * @returns a function that writes position (AU) and velocity (AU per day) at a Julian day, TT
 */
export function createFittedSegments(
  { segmentDays, degree: highest, half }: SegmentPlan,
  positionsOn: GridFunction,
): (julianDayTt: number, out: State) => void {
  const size = highest + 1;
  const points = 2 * half + 1;
  const kept: Segment[] = [];
  const units = new Float64Array(size).fill(1);
  const values = new Float64Array(size);
  const slopes = new Float64Array(size);
  const positions = new Float64Array(points * 3);

  function fit(number: number): Segment {
    const middleTt = (number + 0.5) * segmentDays;
    positionsOn({ middleTt, stepDays: segmentDays / (2 * half), half }, positions);
    const weights = fitWeights(half, highest);
    const coefficients = new Float64Array(size * 3);
    for (let degree = 0; degree < size; degree++) {
      for (let node = 0; node < points; node++) {
        const weight = weights[degree * points + node]!;
        for (let axis = 0; axis < 3; axis++) {
          coefficients[degree * 3 + axis]! += weight * positions[node * 3 + axis]!;
        }
      }
    }
    return { number, coefficients };
  }

  return (julianDayTt, out) => {
    const number = Math.floor(julianDayTt / segmentDays);
    let segment = kept[number % KEPT];
    if (segment?.number !== number) kept[number % KEPT] = segment = fit(number);
    const { coefficients } = segment;
    chebyshev(2 * (julianDayTt / segmentDays - number) - 1, units, values, slopes);
    out.fill(0);
    for (let degree = size - 1; degree >= 0; degree--) {
      for (let axis = 0; axis < 3; axis++) {
        const coefficient = coefficients[degree * 3 + axis]!;
        out[axis]! += coefficient * values[degree]!;
        out[axis + 3]! += coefficient * slopes[degree]! * (2 / segmentDays);
      }
    }
  };
}

const weightsOf = new Map<string, Float64Array>();

/**
 * Weights that turn the values at 2 · half + 1 evenly spaced points of [-1, 1] into the coefficients
 * of the Chebyshev polynomial nearest to them by least squares; degrees outermost.
 *
 * A polynomial through all evenly spaced points would swing between them; one of a degree near twice
 * the root of their number does not.
 */
export function fitWeights(half: number, degree: number): Float64Array {
  const key = `${half} ${degree}`;
  let weights = weightsOf.get(key);
  if (!weights) weightsOf.set(key, (weights = leastSquares(half, degree + 1)));
  return weights;
}

/** (AᵀA)⁻¹ Aᵀ of the table A of T_k at the points. */
function leastSquares(half: number, size: number): Float64Array {
  const points = 2 * half + 1;
  const table = Array.from({ length: points }, (_, node) => {
    const angle = Math.acos((node - half) / half);
    return Float64Array.from({ length: size }, (_, k) => Math.cos(k * angle));
  });
  const normal = new Float64Array(size * size);
  for (const row of table) {
    for (let i = 0; i < normal.length; i++) {
      normal[i]! += row[Math.floor(i / size)]! * row[i % size]!;
    }
  }
  const inverse = invert(normal, size);
  return Float64Array.from({ length: size * points }, (_, at) => {
    const row = table[at % points]!;
    const degree = Math.floor(at / points);
    return row.reduce((sum, value, k) => sum + inverse[degree * size + k]! * value, 0);
  });
}

/** Inverts a square matrix by Gauss and Jordan with pivots. */
function invert(matrix: Float64Array, size: number): Float64Array {
  const rows = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(2 * size);
    row.set(matrix.subarray(i * size, (i + 1) * size));
    row[size + i] = 1;
    return row;
  });
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((a, b) => (Math.abs(b[column]!) > Math.abs(a[column]!) ? b : a));
    rows[rows.indexOf(pivot)] = rows[column]!;
    rows[column] = pivot;
    const scale = 1 / pivot[column]!;
    for (let j = column; j < 2 * size; j++) pivot[j]! *= scale;
    for (const row of rows) {
      const factor = row[column]!;
      if (row === pivot || factor === 0) continue;
      for (let j = column; j < 2 * size; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  const inverse = new Float64Array(size * size);
  rows.forEach((row, i) => inverse.set(row.subarray(size), i * size));
  return inverse;
}
