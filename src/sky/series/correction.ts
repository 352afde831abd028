import { ARCSEC, OBLIQUITY_1976, centuriesSinceJ2000 } from "../angles.ts";
import type { SeriesPlanet, State } from "./vsop87.ts";

/**
 * Fitted corrections that carry VSOP87 (fitted to DE200 in 1988) over to the modern ephemeris.
 *
 * A correction is an offset along longitude, latitude and radius of the J2000 ecliptic, in
 * arcseconds times the radius: the sum over functions f and degrees k of w · f · T_k(x), where f is
 * 1, the cosines and sines of multiples of the mean longitude, and (where `resonant`) of the long
 * resonance arguments of the outer planets, and x is time scaled to [-1, 1].
 */
export interface CorrectionSet {
  /** Middle and half width of the fit, Julian centuries from J2000. */
  readonly middle: number;
  readonly half: number;
  readonly planets: Readonly<Partial<Record<SeriesPlanet, PlanetCorrection>>>;
}

export interface PlanetCorrection {
  readonly degree: number;
  readonly harmonics: number;
  readonly resonant: boolean;
  /** Longitude, latitude, radius; functions outermost, degrees innermost. */
  readonly weights: readonly (readonly number[])[];
}

/** Mean longitude at J2000 (radians) and rate per century, VSOP87. */
const MEAN_LONGITUDES: Readonly<Record<SeriesPlanet, readonly [number, number]>> = {
  mercury: [4.4026088424, 2608.7903141574],
  venus: [3.17614669689, 1021.3285546211],
  earth: [1.75347045953, 628.3075849991],
  mars: [6.20347611291, 334.06124267],
  jupiter: [0.59954649739, 52.9690962641],
  saturn: [0.8740167565, 21.3299095438],
  uranus: [5.48129387159, 7.4781598567],
  neptune: [5.31188628676, 3.8133035638],
};

/** Multiples of the mean longitudes of Jupiter, Saturn, Uranus, Neptune and the planet itself. */
type Resonance = readonly [number, number, number, number, number];
const JUPITER_SATURN: readonly Resonance[] = [
  [2, -5, 0, 0, 0],
  [1, -2, 0, 0, 0],
  [1, -1, 0, 0, 0],
  [2, -4, 0, 0, 0],
  [1, -3, 0, 0, 0],
  [-1, 3, 0, 0, -1],
  [0, 1, 0, 0, 0],
];
const RESONANCES: Readonly<Partial<Record<SeriesPlanet, readonly Resonance[]>>> = {
  jupiter: JUPITER_SATURN,
  saturn: JUPITER_SATURN,
  uranus: [
    [0, 0, 1, -2, 0],
    [0, 1, -3, 0, 0],
    [1, -1, -2, 0, 0],
    [0, 0, 1, -1, 0],
    [0, 1, -2, 0, 0],
    [0, 0, 2, -3, 0],
    [1, 0, -1, 0, 0],
    [0, 1, -1, 0, 0],
    [2, -5, 0, 0, 0],
  ],
  neptune: [
    [0, 0, 1, -2, 0],
    [0, 0, 1, -1, 0],
    [0, 0, 2, -3, 0],
    [0, 0, -2, 3, 0],
    [1, 0, 0, -1, 0],
    [0, 1, 0, -1, 0],
    [0, 0, 2, -2, 0],
    [2, -5, 0, 0, 0],
  ],
};

const COS_E = Math.cos(OBLIQUITY_1976);
const SIN_E = Math.sin(OBLIQUITY_1976);

/**
 * Adds a correction to a heliocentric position.
 *
 * @param spherical longitude, latitude (radians) and radius (AU) of the uncorrected position
 * @param weight share of the correction to apply, 0 to 1
 * @param out the ICRS position to correct; its velocity stays (the drift is below 0.001" a day)
 */
export function addCorrection(
  set: CorrectionSet,
  planet: SeriesPlanet,
  julianDayTt: number,
  spherical: Float64Array,
  weight: number,
  out: State,
): void {
  const correction = set.planets[planet];
  if (!correction || weight === 0) return;
  const t = centuriesSinceJ2000(julianDayTt);
  const functions = basis(planet, correction, t);
  const polynomials = chebyshev((t - set.middle) / set.half, correction.degree);
  const [l, b, r] = spherical as unknown as [number, number, number];
  const [dl, db, dr] = correction.weights.map(
    (row) => combine(row, functions, polynomials) * ARCSEC * r * weight,
  ) as [number, number, number];

  const sl = Math.sin(l);
  const cl = Math.cos(l);
  const sb = Math.sin(b);
  const cb = Math.cos(b);
  const y = cl * dl - sb * sl * db + cb * sl * dr;
  const z = cb * db + sb * dr;
  out[0]! += -sl * dl - sb * cl * db + cb * cl * dr;
  out[1]! += COS_E * y - SIN_E * z;
  out[2]! += SIN_E * y + COS_E * z;
}

function basis(planet: SeriesPlanet, correction: PlanetCorrection, t: number): number[] {
  const mean = (name: SeriesPlanet) => MEAN_LONGITUDES[name][0] + MEAN_LONGITUDES[name][1] * t;
  const own = mean(planet);
  const functions = [1];
  for (let h = 1; h <= correction.harmonics; h++) {
    functions.push(Math.cos(h * own), Math.sin(h * own));
  }
  if (!correction.resonant) return functions;
  const longitudes = [mean("jupiter"), mean("saturn"), mean("uranus"), mean("neptune"), own];
  for (const multiples of RESONANCES[planet] ?? []) {
    const argument = multiples.reduce((sum, m, i) => sum + m * longitudes[i]!, 0);
    functions.push(Math.cos(argument), Math.sin(argument));
  }
  return functions;
}

function chebyshev(x: number, degree: number): number[] {
  const values = [1, x];
  for (let k = 2; k <= degree; k++) values.push(2 * x * values[k - 1]! - values[k - 2]!);
  return values.slice(0, degree + 1);
}

function combine(
  row: readonly number[],
  functions: readonly number[],
  polynomials: readonly number[],
): number {
  let sum = 0;
  let at = 0;
  for (const f of functions) for (const p of polynomials) sum += row[at++]! * f * p;
  return sum;
}
