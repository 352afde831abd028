import { ARCSEC, AU_KM, CENTURY_DAYS, centuriesSinceJ2000 } from "../angles.ts";
import { createGridSums, type UniformGrid } from "./grid_sums.ts";
import type { State } from "./vsop87.ts";

/**
 * The lunar series: polynomial of the mean longitude W1 (radians, powers of TT centuries), and for
 * longitude, latitude (arcseconds) and distance (km) one array per power of time, each a flat run of
 * six numbers: amplitude, then the quartic polynomial of the sine's argument (radians, centuries).
 */
export interface LunarSeries {
  readonly meanLongitude: Float64Array;
  readonly variables: readonly (readonly Float64Array[])[];
}

/** Orientation of the solution fitted to DE405 against the ICRS. */
const EQUINOX_OFFSET = -0.05542 * ARCSEC;
const OBLIQUITY = 84381.40928 * ARCSEC;

/** Laskar's P and Q of the ecliptic of date, powers 1 to 5 of centuries. */
const ECLIPTIC_P = [0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const ECLIPTIC_Q = [-0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/**
 * Computes the Moon's geocentric state in the ICRS.
 *
 * @param out receives AU and AU per day
 * @source J. Chapront, G. Francou, "The lunar theory ELP revisited. Introduction of new planetary
 * perturbations", Astronomy & Astrophysics 404 (2003), constants fitted to DE405
 */
export function moonState(series: LunarSeries, julianDayTt: number, out: State): void {
  const t = centuriesSinceJ2000(julianDayTt);
  const sums = new Float64Array(6);
  series.variables.forEach((powers, variable) => sumVariable(powers, t, variable, sums));
  sumsToIcrs(series, t, sums, out);
}

/**
 * Computes the Moon's geocentric positions in the ICRS at evenly spaced instants about a middle one.
 *
 * Over the days of a grid the arguments are linear in time to 1e-11 radian.
 *
 * @param out receives x, y, z (AU) of the instants middle - half · step and on
 */
export function moonPositionsOnGrid(
  series: LunarSeries,
  grid: UniformGrid,
  out: Float64Array,
): void {
  const { middleTt, stepDays, half } = grid;
  const sums = evaluateOnGrid(series, grid);
  const oneSums = new Float64Array(6);
  const state = new Float64Array(6);
  for (let n = 0; n <= 2 * half; n++) {
    oneSums.set(sums.subarray(n * 3, n * 3 + 3));
    sumsToIcrs(series, centuriesSinceJ2000(middleTt + (n - half) * stepDays), oneSums, state);
    out.set(state.subarray(0, 3), n * 3);
  }
}

function evaluateOnGrid({ variables }: LunarSeries, grid: UniformGrid): Float64Array {
  const { middleTt, stepDays, half } = grid;
  const t = centuriesSinceJ2000(middleTt);
  const step = stepDays / CENTURY_DAYS;
  const out = new Float64Array((2 * half + 1) * 3);
  variables.forEach((powers, variable) =>
    powers.forEach((a, power) => {
      const sums = createGridSums(half);
      for (let i = 0; i < a.length; i += 6) {
        const argument = argumentAt(a, i, t) - Math.PI / 2;
        sums.addCosine(a[i]!, argument, argumentRateAt(a, i, t) * step);
      }
      for (let n = -half; n <= half; n++) {
        out[(n + half) * 3 + variable]! += sums.at(n) * (t + n * step) ** power;
      }
    }),
  );
  return out;
}

function argumentAt(a: Float64Array, i: number, t: number): number {
  return a[i + 1]! + t * (a[i + 2]! + t * (a[i + 3]! + t * (a[i + 4]! + t * a[i + 5]!)));
}

function argumentRateAt(a: Float64Array, i: number, t: number): number {
  return a[i + 2]! + t * (2 * a[i + 3]! + t * (3 * a[i + 4]! + t * 4 * a[i + 5]!));
}

/** Turns the sums of longitude and latitude (arcseconds), distance (km) and rates into a state. */
function sumsToIcrs(series: LunarSeries, t: number, sums: Float64Array, out: State): void {
  const w = series.meanLongitude;
  let mean = 0;
  let meanRate = 0;
  for (let i = w.length - 1; i >= 0; i--) {
    meanRate = meanRate * t + mean;
    mean = mean * t + w[i]!;
  }
  const longitude = mean + sums[0]! * ARCSEC;
  const longitudeRate = meanRate + sums[3]! * ARCSEC;
  const latitude = sums[1]! * ARCSEC;
  const latitudeRate = sums[4]! * ARCSEC;
  const r = sums[2]!;
  const rRate = sums[5]!;

  const cl = Math.cos(longitude);
  const sl = Math.sin(longitude);
  const cb = Math.cos(latitude);
  const sb = Math.sin(latitude);
  const x = r * cb * cl;
  const y = r * cb * sl;
  const radial = rRate * cb - r * sb * latitudeRate;
  const rotation = meanEclipticToIcrs(t);
  rotation(x, y, r * sb, 1 / AU_KM, out, 0);
  rotation(
    radial * cl - y * longitudeRate,
    radial * sl + x * longitudeRate,
    rRate * sb + r * cb * latitudeRate,
    1 / (AU_KM * CENTURY_DAYS),
    out,
    3,
  );
}

function sumVariable(
  powers: readonly Float64Array[],
  t: number,
  variable: number,
  sums: Float64Array,
): void {
  let power = 1;
  let powerRate = 0;
  for (let p = 0; p < powers.length; p++) {
    const a = powers[p]!;
    let sum = 0;
    let sumRate = 0;
    for (let i = 0; i < a.length; i += 6) {
      const argument = argumentAt(a, i, t);
      const rate = argumentRateAt(a, i, t);
      sum += a[i]! * Math.sin(argument);
      sumRate += a[i]! * rate * Math.cos(argument);
    }
    sums[variable]! += sum * power;
    sums[variable + 3]! += sumRate * power + sum * powerRate;
    powerRate = (p + 1) * power;
    power *= t;
  }
}

type Rotation = (x: number, y: number, z: number, scale: number, out: State, at: number) => void;

/**
 * Mean ecliptic and departure point of date to the ICRS. The rotation's own drift (0.5" a year) is
 * left out of the velocity: it is 0.001" a day.
 */
function meanEclipticToIcrs(t: number): Rotation {
  let p = 0;
  let q = 0;
  for (let i = 4; i >= 0; i--) {
    p = (p + ECLIPTIC_P[i]!) * t;
    q = (q + ECLIPTIC_Q[i]!) * t;
  }
  const s = 2 * Math.sqrt(1 - p * p - q * q);
  const cp = Math.cos(EQUINOX_OFFSET);
  const sp = Math.sin(EQUINOX_OFFSET);
  const ce = Math.cos(OBLIQUITY);
  const se = Math.sin(OBLIQUITY);
  return (x, y, z, scale, out, at) => {
    const ex = (1 - 2 * p * p) * x + 2 * p * q * y + p * s * z;
    const ey = 2 * p * q * x + (1 - 2 * q * q) * y - q * s * z;
    const ez = -p * s * x + q * s * y + (1 - 2 * p * p - 2 * q * q) * z;
    const rx = cp * ex - sp * ey;
    const ry = sp * ex + cp * ey;
    out[at] = rx * scale;
    out[at + 1] = (ce * ry - se * ez) * scale;
    out[at + 2] = (se * ry + ce * ez) * scale;
  };
}
