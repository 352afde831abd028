import { readTableFile, type TableFile } from "../table_file.ts";
import { addCorrection, type CorrectionSet } from "./correction.ts";
import { moonPositionsOnGrid, moonState, type LunarSeries } from "./elp_mpp02.ts";
import type { UniformGrid } from "./grid_sums.ts";
import {
  SERIES_PLANETS,
  evaluateSpherical,
  evaluateSphericalOnGrid,
  sphericalToIcrs,
  type SeriesPlanet,
  type SphericalSeries,
  type State,
} from "./vsop87.ts";

/**
 * The analytical model behind the packs: VSOP87B with fitted corrections, and ELP/MPP02.
 *
 * The modern correction (1690-2210, all that the packs hold) is faded into the long one (-1100 to
 * 3100) over some years outside the packs, so that no position jumps.
 */
export interface SeriesModel {
  readonly planets: Readonly<Record<SeriesPlanet, SphericalSeries>>;
  readonly moon: LunarSeries;
  readonly modernCorrection: CorrectionSet;
  readonly longCorrection: CorrectionSet;
}

/** First and last Julian day (TT) on which the series are served: years -1000 to 3000. */
export const SERIES_RANGE = { fromJulianDay: 1355808, toJulianDay: 2816788 } as const;

/** The modern correction is whole between the inner pair and gone outside the outer pair. */
const FADE = { outerFrom: 2338321, innerFrom: 2341000, innerTo: 2525600, outerTo: 2528263 };

/** Meta block of `series.bin`. */
export interface SeriesMeta {
  readonly powers: Readonly<Record<string, number>>;
  readonly modernCorrection: CorrectionSet;
  readonly longCorrection: CorrectionSet;
}

const VARIABLES = ["L", "B", "R"] as const;

let loaded: SeriesModel | undefined;

/** Returns the committed model, reading it on first use. */
export function seriesModel(): SeriesModel {
  loaded ??= modelOf(readTableFile<SeriesMeta>("series.bin"));
  return loaded;
}

function modelOf(file: TableFile<SeriesMeta>): SeriesModel {
  const arraysOf = (body: string) =>
    VARIABLES.map((variable) =>
      Array.from({ length: file.meta.powers[`${body}.${variable}`] ?? 0 }, (_, power) =>
        file.f64(`${body}.${variable}.${power}`),
      ),
    );
  const planets = Object.fromEntries(
    SERIES_PLANETS.map((planet) => [planet, arraysOf(planet)]),
  ) as unknown as Record<SeriesPlanet, SphericalSeries>;
  return {
    planets,
    moon: { meanLongitude: file.f64("moon.W1"), variables: arraysOf("moon") },
    modernCorrection: file.meta.modernCorrection,
    longCorrection: file.meta.longCorrection,
  };
}

const spherical = new Float64Array(6);

/**
 * Computes a planet's heliocentric state in the ICRS from the series.
 *
 * @param out receives AU and AU per day
 */
export function seriesPlanetState(
  model: SeriesModel,
  planet: SeriesPlanet,
  julianDayTt: number,
  out: State,
): void {
  evaluateSpherical(model.planets[planet], julianDayTt, spherical);
  correctedToIcrs(model, planet, julianDayTt, out);
}

/** Computes a planet's heliocentric positions at evenly spaced instants; `out` receives x, y, z, AU. */
export function seriesPlanetPositions(
  model: SeriesModel,
  planet: SeriesPlanet,
  grid: UniformGrid,
  out: Float64Array,
): void {
  evaluateSphericalOnGrid(model.planets[planet], grid, out);
  const state = new Float64Array(6);
  for (let n = 0; n <= 2 * grid.half; n++) {
    spherical.fill(0).set(out.subarray(n * 3, n * 3 + 3));
    const julianDayTt = grid.middleTt + (n - grid.half) * grid.stepDays;
    correctedToIcrs(model, planet, julianDayTt, state);
    out.set(state.subarray(0, 3), n * 3);
  }
}

/** Turns the spherical values of an instant into an ICRS state, corrections included. */
function correctedToIcrs(
  model: SeriesModel,
  planet: SeriesPlanet,
  julianDayTt: number,
  out: State,
): void {
  sphericalToIcrs(spherical, out);
  const modern = modernShare(julianDayTt);
  addCorrection(model.modernCorrection, planet, julianDayTt, spherical, modern, out);
  addCorrection(model.longCorrection, planet, julianDayTt, spherical, 1 - modern, out);
}

/** Computes the Moon's positions at evenly spaced instants; `out` receives x, y, z, AU. */
export function seriesMoonPositions(
  model: SeriesModel,
  grid: UniformGrid,
  out: Float64Array,
): void {
  moonPositionsOnGrid(model.moon, grid, out);
}

/** Computes the Moon's geocentric state in the ICRS from the series. */
export function seriesMoonState(model: SeriesModel, julianDayTt: number, out: State): void {
  moonState(model.moon, julianDayTt, out);
}

function modernShare(julianDay: number): number {
  const rising = (julianDay - FADE.outerFrom) / (FADE.innerFrom - FADE.outerFrom);
  const falling = (FADE.outerTo - julianDay) / (FADE.outerTo - FADE.innerTo);
  const x = Math.min(1, Math.max(0, Math.min(rising, falling)));
  return x * x * x * (x * (6 * x - 15) + 10);
}
