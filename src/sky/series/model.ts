import { readTableFile, type TableFile } from "../table_file.ts";
import { addCorrection, type CorrectionSet } from "./correction.ts";
import { moonState, type LunarSeries } from "./elp_mpp02.ts";
import {
  evaluateSpherical,
  sphericalToIcrs,
  type SeriesPlanet,
  type SphericalSeries,
  type State,
} from "./vsop87.ts";

/**
 * The analytical model behind the packs: VSOP87B with fitted corrections, and ELP/MPP02.
 *
 * The short correction (1800-2100) is faded into the long one (-1100 to 3100) over the few years
 * outside it, so that no position jumps.
 */
export interface SeriesModel {
  readonly planets: Readonly<Record<SeriesPlanet, SphericalSeries>>;
  readonly moon: LunarSeries;
  readonly shortCorrection: CorrectionSet;
  readonly longCorrection: CorrectionSet;
}

/** First and last Julian day (TT) on which the series are served: years -1000 to 3000. */
export const SERIES_RANGE = { fromJulianDay: 1355808, toJulianDay: 2816788 } as const;

/** The short correction is whole between the inner pair and gone outside the outer pair. */
const FADE = { outerFrom: 2376000, innerFrom: 2378497, innerTo: 2488069, outerTo: 2489900 };

/** Meta block of `series.bin`. */
export interface SeriesMeta {
  readonly powers: Readonly<Record<string, number>>;
  readonly shortCorrection: CorrectionSet;
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
    (["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"] as const).map(
      (planet) => [planet, arraysOf(planet)],
    ),
  ) as unknown as Record<SeriesPlanet, SphericalSeries>;
  return {
    planets,
    moon: { meanLongitude: file.f64("moon.W1"), variables: arraysOf("moon") },
    shortCorrection: file.meta.shortCorrection,
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
  sphericalToIcrs(spherical, out);
  const short = shortShare(julianDayTt);
  addCorrection(model.shortCorrection, planet, julianDayTt, spherical, short, out);
  addCorrection(model.longCorrection, planet, julianDayTt, spherical, 1 - short, out);
}

/** Computes the Moon's geocentric state in the ICRS from the series. */
export function seriesMoonState(model: SeriesModel, julianDayTt: number, out: State): void {
  moonState(model.moon, julianDayTt, out);
}

function shortShare(julianDay: number): number {
  const rising = (julianDay - FADE.outerFrom) / (FADE.innerFrom - FADE.outerFrom);
  const falling = (FADE.outerTo - julianDay) / (FADE.outerTo - FADE.innerTo);
  const x = Math.min(1, Math.max(0, Math.min(rising, falling)));
  return x * x * x * (x * (6 * x - 15) + 10);
}
