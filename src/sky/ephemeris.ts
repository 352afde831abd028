import { openPack, type Pack, type PackMeta } from "./packs/chebyshev_pack.ts";
import { createFittedSegments, type SegmentPlan } from "./packs/fitted_segments.ts";
import {
  SERIES_RANGE,
  seriesModel,
  seriesMoonPositions,
  seriesMoonState,
  seriesPlanetPositions,
  seriesPlanetState,
  type SeriesModel,
} from "./series/model.ts";
import { SERIES_PLANETS, type SeriesPlanet, type State } from "./series/vsop87.ts";
import { readTableFile } from "./table_file.ts";

/** Bodies known from packs alone. */
export const SMALL_BODIES = [
  "pluto",
  "chiron",
  "pholus",
  "ceres",
  "pallas",
  "juno",
  "vesta",
] as const;
/** A body of {@link SMALL_BODIES}. */
export type SmallBody = (typeof SMALL_BODIES)[number];

/** Julian days (TT) within which a body can be computed. */
export interface Range {
  readonly fromJulianDay: number;
  readonly toJulianDay: number;
}

/** A source of geometric positions in the ICRS; `out` receives AU and AU per day. */
export interface Ephemeris {
  /** Heliocentric state of a planet, the Earth included. */
  planetState(planet: SeriesPlanet, julianDayTt: number, out: State): void;
  /** Geocentric state of the Moon. */
  moonState(julianDayTt: number, out: State): void;
  /** Heliocentric state of Pluto, a centaur or an asteroid; the caller keeps to its range. */
  smallBodyState(body: SmallBody, julianDayTt: number, out: State): void;
  smallBodyRange(body: SmallBody): Range;
}

/** Light from Pluto is seven hours old: ranges end this many days inside the packs. */
const LIGHT_TIME_MARGIN_DAYS = 2;

/** Builds an ephemeris from the analytical series; small bodies come from their pack as always. */
export function createSeriesEphemeris(model: SeriesModel): Ephemeris {
  return {
    planetState: (planet, julianDayTt, out) => seriesPlanetState(model, planet, julianDayTt, out),
    moonState: (julianDayTt, out) => seriesMoonState(model, julianDayTt, out),
    ...createSmallBodies(),
  };
}

/**
 * Segments of the bodies outside the packs: days, degree, and half the number of positions fitted.
 * They stay within 0.001" of the series as seen from the Earth; the outer planets need short ones for
 * the swing that Mercury gives the Sun.
 */
const SEGMENTS: Readonly<Record<SeriesPlanet | "moon", SegmentPlan>> = {
  mercury: { segmentDays: 16, degree: 12, half: 16 },
  venus: { segmentDays: 32, degree: 11, half: 14 },
  earth: { segmentDays: 24, degree: 13, half: 18 },
  mars: { segmentDays: 96, degree: 12, half: 16 },
  jupiter: { segmentDays: 96, degree: 12, half: 14 },
  saturn: { segmentDays: 96, degree: 12, half: 14 },
  uranus: { segmentDays: 96, degree: 12, half: 14 },
  neptune: { segmentDays: 96, degree: 12, half: 14 },
  moon: { segmentDays: 8, degree: 13, half: 16 },
};

/** Builds the Sun, Moon and planets of the series from segments that are fitted when asked for. */
export function createSegmentEphemeris(): Pick<Ephemeris, "planetState" | "moonState"> {
  const planets = Object.fromEntries(
    SERIES_PLANETS.map((planet) => [
      planet,
      createFittedSegments(SEGMENTS[planet], (grid, out) =>
        seriesPlanetPositions(seriesModel(), planet, grid, out),
      ),
    ]),
  ) as Record<SeriesPlanet, ReturnType<typeof createFittedSegments>>;
  const moon = createFittedSegments(SEGMENTS.moon, (grid, out) =>
    seriesMoonPositions(seriesModel(), grid, out),
  );
  return {
    planetState: (planet, julianDayTt, out) => planets[planet](julianDayTt, out),
    moonState: moon,
  };
}

/** Builds the ephemeris of the packs, 1700 to 2200, with fitted series for the years around them. */
export function createPackedEphemeris(): Ephemeris {
  const planetFile = readTableFile<PackMeta>("planets.bin");
  const planets = Object.fromEntries(
    SERIES_PLANETS.map((planet) => [planet, openPack(planetFile, planet)]),
  ) as Record<SeriesPlanet, Pack>;
  const moon = openPack(readTableFile<PackMeta>("moon.bin"), "moon");
  const segments = createSegmentEphemeris();
  return {
    planetState(planet, julianDayTt, out) {
      const pack = planets[planet];
      if (covers(pack, julianDayTt)) pack.evaluate(julianDayTt, out);
      else segments.planetState(planet, julianDayTt, out);
    },
    moonState(julianDayTt, out) {
      if (covers(moon, julianDayTt)) moon.evaluate(julianDayTt, out);
      else segments.moonState(julianDayTt, out);
    },
    ...createSmallBodies(),
  };
}

function createSmallBodies(): Pick<Ephemeris, "smallBodyState" | "smallBodyRange"> {
  const packs = new Map<SmallBody, Pack>();
  function packOf(body: SmallBody): Pack {
    let pack = packs.get(body);
    if (!pack) {
      const file = readTableFile<PackMeta>("small_bodies.bin");
      for (const name of SMALL_BODIES) packs.set(name, openPack(file, name));
      pack = packs.get(body)!;
    }
    return pack;
  }
  return {
    smallBodyState: (body, julianDayTt, out) => packOf(body).evaluate(julianDayTt, out),
    smallBodyRange(body) {
      const { fromJulianDay, toJulianDay } = packOf(body);
      return {
        fromJulianDay: Math.max(fromJulianDay + LIGHT_TIME_MARGIN_DAYS, SERIES_RANGE.fromJulianDay),
        toJulianDay: Math.min(toJulianDay, SERIES_RANGE.toJulianDay),
      };
    },
  };
}

function covers(pack: Pack, julianDayTt: number): boolean {
  return julianDayTt >= pack.fromJulianDay && julianDayTt < pack.toJulianDay;
}

let served: Ephemeris | undefined;

/** Returns the ephemeris that the product serves, reading its packs on first use. */
export function servedEphemeris(): Ephemeris {
  served ??= createPackedEphemeris();
  return served;
}
