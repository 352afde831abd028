import type { PackLayout } from "../../src/sky/packs/chebyshev_pack.ts";

/** Writes the position (AU) of a body into the first three places of `out`. */
export type PositionFunction = (julianDayTt: number, out: Float64Array) => void;

/** What is packed, and how finely. */
export interface PackPlan {
  readonly startJulianDay: number;
  readonly endJulianDay: number;
  readonly segmentDays: number;
  /** Highest degree of the polynomials. */
  readonly degree: number;
  /** Rounding that may be left in one coefficient, AU; it decides which degrees need 32 bits. */
  readonly toleranceAu: number;
}

export interface BuiltPack {
  readonly layout: PackLayout;
  readonly wide: Int32Array;
  readonly narrow: Int16Array;
}

const WIDE_MAX = 2 ** 31 - 1;
const NARROW_MAX = 2 ** 15 - 1;
/** More nodes than coefficients: a discrete least-squares fit. */
const EXTRA_NODES = 2;

/** Fits Chebyshev polynomials to a body and rounds them to integers. */
export function buildPack(plan: PackPlan, positionAt: PositionFunction): BuiltPack {
  const { startJulianDay, segmentDays, degree } = plan;
  const segments = segmentsOf(plan);
  const degrees = degree + 1;
  const coefficients = new Float64Array(segments * degrees * 3);
  for (let segment = 0; segment < segments; segment++) {
    const fitted = fitSegment(startJulianDay + segment * segmentDays, plan, positionAt);
    coefficients.set(fitted, segment * degrees * 3);
  }
  joinSegments(coefficients, segments, degrees);
  const largest = largestByDegree(coefficients, degrees);
  const wideDegrees = countWide(largest, plan.toleranceAu);
  const units = largest.map((size, k) => size / (k < wideDegrees ? WIDE_MAX : NARROW_MAX));
  const narrowDegrees = degrees - wideDegrees;
  const wide = new Int32Array(segments * wideDegrees * 3);
  const narrow = new Int16Array(segments * narrowDegrees * 3);
  for (let segment = 0; segment < segments; segment++) {
    for (let k = 0; k < degrees; k++) {
      for (let axis = 0; axis < 3; axis++) {
        const rounded = Math.round(coefficients[(segment * degrees + k) * 3 + axis]! / units[k]!);
        if (k < wideDegrees) wide[(segment * wideDegrees + k) * 3 + axis] = rounded;
        else narrow[(segment * narrowDegrees + k - wideDegrees) * 3 + axis] = rounded;
      }
    }
  }
  const layout = { startJulianDay, segmentDays, segments, wideDegrees, narrowDegrees, units };
  return { layout, wide, narrow };
}

function segmentsOf(plan: PackPlan): number {
  return Math.ceil((plan.endJulianDay - plan.startJulianDay) / plan.segmentDays);
}

function nodeInstant(start: number, { degree, segmentDays }: PackPlan, node: number): number {
  const angle = (Math.PI * (node + 0.5)) / (degree + 1 + EXTRA_NODES);
  return start + (segmentDays * (Math.cos(angle) + 1)) / 2;
}

/** Lists every instant at which `buildPack` asks for a position. */
export function fitNodes(plan: PackPlan): number[] {
  const instants: number[] = [];
  for (let segment = 0; segment < segmentsOf(plan); segment++) {
    const start = plan.startJulianDay + segment * plan.segmentDays;
    for (let node = 0; node < plan.degree + 1 + EXTRA_NODES; node++) {
      instants.push(nodeInstant(start, plan, node));
    }
  }
  return instants;
}

/** Coefficients of one segment: degree by degree, each x, y, z. */
function fitSegment(start: number, plan: PackPlan, positionAt: PositionFunction): Float64Array {
  const nodes = plan.degree + 1 + EXTRA_NODES;
  const fitted = new Float64Array((plan.degree + 1) * 3);
  const position = new Float64Array(6);
  for (let node = 0; node < nodes; node++) {
    const angle = (Math.PI * (node + 0.5)) / nodes;
    positionAt(nodeInstant(start, plan, node), position);
    for (let k = 0; k <= plan.degree; k++) {
      const weight = (Math.cos(k * angle) * (k === 0 ? 1 : 2)) / nodes;
      for (let axis = 0; axis < 3; axis++) fitted[k * 3 + axis]! += weight * position[axis]!;
    }
  }
  return fitted;
}

/**
 * Lets neighbouring segments meet halfway: a straight line is added to each, so that a body does not jump
 * where one polynomial hands over to the next, nor where the source itself does (the files of the
 * asteroids, at the beginning of 1800).
 */
function joinSegments(coefficients: Float64Array, segments: number, degrees: number): void {
  const endOf = (segment: number, axis: number, side: 1 | -1) => {
    let sum = 0;
    for (let k = 0; k < degrees; k++) {
      sum += coefficients[(segment * degrees + k) * 3 + axis]! * (k % 2 === 0 ? 1 : side);
    }
    return sum;
  };
  const gaps = Array.from({ length: segments - 1 }, (_, segment) =>
    [0, 1, 2].map((axis) => endOf(segment + 1, axis, -1) - endOf(segment, axis, 1)),
  );
  for (let segment = 0; segment < segments; segment++) {
    for (let axis = 0; axis < 3; axis++) {
      const left = -(gaps[segment - 1]?.[axis] ?? 0) / 2;
      const right = (gaps[segment]?.[axis] ?? 0) / 2;
      const at = segment * degrees * 3 + axis;
      coefficients[at]! += (left + right) / 2;
      coefficients[at + 3]! += (right - left) / 2;
    }
  }
}

function largestByDegree(coefficients: Float64Array, degrees: number): number[] {
  const largest = new Array<number>(degrees).fill(Number.MIN_VALUE);
  coefficients.forEach((value, i) => {
    const k = Math.floor(i / 3) % degrees;
    largest[k] = Math.max(largest[k]!, Math.abs(value));
  });
  return largest;
}

/** Degrees whose rounding in 16 bits, weighted with the degree for the velocity's sake, is too coarse. */
function countWide(largest: readonly number[], toleranceAu: number): number {
  let wide = largest.length;
  while (wide > 1 && ((largest[wide - 1]! / NARROW_MAX / 2) * wide) / 2 <= toleranceAu) wide--;
  return wide;
}
