import { J2000 } from "../angles.ts";
import { createGridSums, type UniformGrid } from "./grid_sums.ts";

/** Position (AU) and velocity (AU per day): x, y, z, vx, vy, vz. */
export type State = Float64Array;

/** The eight planets of VSOP87. */
export const SERIES_PLANETS = [
  "mercury",
  "venus",
  "earth",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
] as const;
export type SeriesPlanet = (typeof SERIES_PLANETS)[number];

/**
 * Spherical heliocentric series: for L, B and R (in this order) one array per power of time, each a
 * flat run of triples (amplitude, phase, frequency) of A cos(B + C t), t in Julian millennia.
 */
export type SphericalSeries = readonly (readonly Float64Array[])[];

const MILLENNIUM_DAYS = 365250;

/** Dynamical ecliptic J2000 of VSOP87 to the FK5 equator, taken as the ICRS. */
const XY = 4.4036e-7;
const XZ = -1.90919e-7;
const YX = -4.79966e-7;
const YY = 0.917482137087;
const YZ = 0.397776982902;

/**
 * Evaluates a series and its derivative.
 *
 * @param out receives l, b (radians), r (AU) and their rates per day
 * @source P. Bretagnon, G. Francou, "Planetary theories in rectangular and spherical variables:
 * VSOP87 solutions", Astronomy & Astrophysics 202 (1988), version B (ecliptic J2000)
 */
export function evaluateSpherical(
  series: SphericalSeries,
  julianDayTt: number,
  out: Float64Array,
): void {
  const t = (julianDayTt - J2000) / MILLENNIUM_DAYS;
  for (let variable = 0; variable < 3; variable++) {
    const powers = series[variable]!;
    let value = 0;
    let rate = 0;
    let power = 1;
    let powerRate = 0;
    for (let p = 0; p < powers.length; p++) {
      const terms = powers[p]!;
      let sum = 0;
      let sumRate = 0;
      for (let i = 0; i < terms.length; i += 3) {
        const amplitude = terms[i]!;
        const frequency = terms[i + 2]!;
        const argument = terms[i + 1]! + frequency * t;
        sum += amplitude * Math.cos(argument);
        sumRate -= amplitude * frequency * Math.sin(argument);
      }
      value += sum * power;
      rate += sumRate * power + sum * powerRate;
      powerRate = (p + 1) * power;
      power *= t;
    }
    out[variable] = value;
    out[variable + 3] = rate / MILLENNIUM_DAYS;
  }
}

/**
 * Evaluates a series at evenly spaced instants about a middle one.
 *
 * The arguments are linear in time, so that each term turns by the same angle from one instant to the
 * next: two sines and cosines a term serve the whole grid.
 *
 * @param out receives l, b (radians) and r (AU) of the instants middle - half · step and on
 */
export function evaluateSphericalOnGrid(
  series: SphericalSeries,
  grid: UniformGrid,
  out: Float64Array,
): void {
  const middle = (grid.middleTt - J2000) / MILLENNIUM_DAYS;
  const step = grid.stepDays / MILLENNIUM_DAYS;
  out.fill(0);
  for (let variable = 0; variable < 3; variable++) {
    series[variable]!.forEach((terms, power) => {
      const sums = createGridSums(grid.half);
      for (let i = 0; i < terms.length; i += 3) {
        const frequency = terms[i + 2]!;
        sums.addCosine(terms[i]!, terms[i + 1]! + frequency * middle, frequency * step);
      }
      for (let n = -grid.half; n <= grid.half; n++) {
        out[(n + grid.half) * 3 + variable]! += sums.at(n) * (middle + n * step) ** power;
      }
    });
  }
}

/** Turns spherical ecliptic values and rates into an ICRS state. */
export function sphericalToIcrs(spherical: Float64Array, out: State): void {
  const [l, b, r, dl, db, dr] = spherical as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const cl = Math.cos(l);
  const sl = Math.sin(l);
  const cb = Math.cos(b);
  const sb = Math.sin(b);
  const x = r * cb * cl;
  const y = r * cb * sl;
  const z = r * sb;
  rotate(x, y, z, out, 0);
  const radial = dr * cb - r * sb * db;
  rotate(radial * cl - y * dl, radial * sl + x * dl, dr * sb + r * cb * db, out, 3);
}

function rotate(x: number, y: number, z: number, out: State, at: number): void {
  out[at] = x + XY * y + XZ * z;
  out[at + 1] = YX * x + YY * y - YZ * z;
  out[at + 2] = YZ * y + YY * z;
}
