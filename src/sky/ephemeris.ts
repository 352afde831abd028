import {
  seriesModel,
  seriesMoonState,
  seriesPlanetState,
  type SeriesModel,
} from "./series/model.ts";
import type { SeriesPlanet, State } from "./series/vsop87.ts";

/** A source of geometric positions in the ICRS; `out` receives AU and AU per day. */
export interface Ephemeris {
  /** Heliocentric state of a planet, the Earth included. */
  planetState(planet: SeriesPlanet, julianDayTt: number, out: State): void;
  /** Geocentric state of the Moon. */
  moonState(julianDayTt: number, out: State): void;
}

/** Builds an ephemeris from the analytical series alone. */
export function createSeriesEphemeris(model: SeriesModel): Ephemeris {
  return {
    planetState: (planet, julianDayTt, out) => seriesPlanetState(model, planet, julianDayTt, out),
    moonState: (julianDayTt, out) => seriesMoonState(model, julianDayTt, out),
  };
}

let served: Ephemeris | undefined;

/** Returns the ephemeris that the product serves. */
export function servedEphemeris(): Ephemeris {
  served ??= createSeriesEphemeris(seriesModel());
  return served;
}
