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
  const terms = correctionTerms(planet, correction, set, julianDayTt);
  const [l, b, r] = spherical as unknown as [number, number, number];
  const axes = localAxes(l, b);
  for (let k = 0; k < 3; k++) {
    const row = correction.weights[k]!;
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i]! * terms[i]!;
    const offset = sum * ARCSEC * r * weight;
    for (let i = 0; i < 3; i++) out[i]! += axes[k]![i]! * offset;
  }
}

/** Shape of a correction without its weights. */
export type CorrectionShape = Omit<PlanetCorrection, "weights">;

/**
 * Computes the terms f · T_k(x) of a planet's correction at an instant, functions outermost, degrees
 * innermost.
 */
export function correctionTerms(
  planet: SeriesPlanet,
  shape: CorrectionShape,
  { middle, half }: Pick<CorrectionSet, "middle" | "half">,
  julianDayTt: number,
): readonly number[] {
  const t = centuriesSinceJ2000(julianDayTt);
  const polynomials = chebyshev((t - middle) / half, shape.degree);
  const terms: number[] = [];
  for (const f of functionsOf(planet, shape, t)) for (const p of polynomials) terms.push(f * p);
  return terms;
}

function functionsOf(planet: SeriesPlanet, shape: CorrectionShape, t: number): number[] {
  const mean = (name: SeriesPlanet) => MEAN_LONGITUDES[name][0] + MEAN_LONGITUDES[name][1] * t;
  const own = mean(planet);
  const functions = [1];
  for (let h = 1; h <= shape.harmonics; h++) functions.push(Math.cos(h * own), Math.sin(h * own));
  if (!shape.resonant) return functions;
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

/** Axes of longitude, latitude and radius at a place of the J2000 ecliptic, as ICRS vectors. */
export function localAxes(l: number, b: number): readonly (readonly [number, number, number])[] {
  const sl = Math.sin(l);
  const cl = Math.cos(l);
  const sb = Math.sin(b);
  const cb = Math.cos(b);
  const rotate = (x: number, y: number, z: number) =>
    [x, COS_E * y - SIN_E * z, SIN_E * y + COS_E * z] as const;
  return [rotate(-sl, cl, 0), rotate(-sb * cl, -sb * sl, cb), rotate(cb * cl, cb * sl, sb)];
}
