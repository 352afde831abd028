import type { State } from "../series/vsop87.ts";
import type { TableFile } from "../table_file.ts";

/**
 * How a body is packed: equal segments of time, in each a Chebyshev polynomial for x, y and z.
 *
 * Every degree has its own unit, so that the largest coefficient fills its integer; high degrees are
 * small and need only 16 bits. In a segment the 32-bit degrees come first, each as x, y, z.
 */
export interface PackLayout {
  /** Julian day (TT) at which the first segment begins. */
  readonly startJulianDay: number;
  readonly segmentDays: number;
  readonly segments: number;
  /** Number of degrees stored in 32 bits, then in 16 bits. */
  readonly wideDegrees: number;
  readonly narrowDegrees: number;
  /** Unit of each degree's integers, AU. */
  readonly units: readonly number[];
}

/** Meta block of a pack file. */
export interface PackMeta {
  readonly source: string;
  readonly bodies: Readonly<Record<string, PackLayout>>;
}

/** One packed body. */
export interface Pack {
  /** First and last Julian day (TT) that it covers. */
  readonly fromJulianDay: number;
  readonly toJulianDay: number;
  /** Writes position (AU) and velocity (AU per day) at an instant inside the range. */
  evaluate(julianDayTt: number, out: State): void;
}

/** Opens one body of a pack file; nothing is decoded before it is asked for. */
export function openPack(file: TableFile<PackMeta>, body: string): Pack {
  const layout = file.meta.bodies[body];
  if (!layout) throw new RangeError(`Cannot open pack: no body "${body}"`);
  const { startJulianDay, segmentDays, segments, wideDegrees, narrowDegrees } = layout;
  const wide = file.i32(`${body}.wide`);
  const narrow = file.i16(`${body}.narrow`);
  const units = Float64Array.from(layout.units);
  const degrees = wideDegrees + narrowDegrees;
  const values = new Float64Array(degrees);
  const slopes = new Float64Array(degrees);
  const perDay = 2 / segmentDays;

  function evaluate(julianDayTt: number, out: State): void {
    const elapsed = (julianDayTt - startJulianDay) / segmentDays;
    const segment = Math.max(0, Math.min(segments - 1, Math.floor(elapsed)));
    const x = 2 * (elapsed - segment) - 1;
    chebyshev(x, units, values, slopes);
    let px = 0;
    let py = 0;
    let pz = 0;
    let vx = 0;
    let vy = 0;
    let vz = 0;
    let at = segment * wideDegrees * 3;
    for (let degree = 0; degree < wideDegrees; degree++, at += 3) {
      const value = values[degree]!;
      const slope = slopes[degree]!;
      const cx = wide[at]!;
      const cy = wide[at + 1]!;
      const cz = wide[at + 2]!;
      px += cx * value;
      py += cy * value;
      pz += cz * value;
      vx += cx * slope;
      vy += cy * slope;
      vz += cz * slope;
    }
    at = segment * narrowDegrees * 3;
    for (let degree = wideDegrees; degree < degrees; degree++, at += 3) {
      const value = values[degree]!;
      const slope = slopes[degree]!;
      const cx = narrow[at]!;
      const cy = narrow[at + 1]!;
      const cz = narrow[at + 2]!;
      px += cx * value;
      py += cy * value;
      pz += cz * value;
      vx += cx * slope;
      vy += cy * slope;
      vz += cz * slope;
    }
    out[0] = px;
    out[1] = py;
    out[2] = pz;
    out[3] = vx * perDay;
    out[4] = vy * perDay;
    out[5] = vz * perDay;
  }
  return {
    fromJulianDay: startJulianDay,
    toJulianDay: startJulianDay + segments * segmentDays,
    evaluate,
  };
}

/** Fills the Chebyshev polynomials T_k(x) and their derivatives, each times its unit. */
export function chebyshev(
  x: number,
  units: Float64Array,
  values: Float64Array,
  slopes: Float64Array,
): void {
  let previous = 1;
  let current = x;
  let previousSlope = 0;
  let currentSlope = 1;
  const double = 2 * x;
  values[0] = units[0]!;
  slopes[0] = 0;
  for (let k = 1; k < units.length; k++) {
    values[k] = current * units[k]!;
    slopes[k] = currentSlope * units[k]!;
    const next = double * current - previous;
    const nextSlope = 2 * current + double * currentSlope - previousSlope;
    previous = current;
    current = next;
    previousSlope = currentSlope;
    currentSlope = nextSlope;
  }
}
