import { remembering, toTt, toUt } from "#time";
import { DEG, signedDeg } from "../angles.ts";
import { moonPhaseOfLunation, previousMoonPhase } from "../events/lunations.ts";
import { solveBetween } from "../events/root.ts";
import { siderealTimeDeg } from "../frame/sidereal_time.ts";
import { FLATTENING, type Place, type Vector } from "../horizon/place.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { mayEclipse, REMEMBERED_LUNATIONS } from "./possible.ts";
import { sarosOf } from "./saros.ts";
import { axisOnEarth, length, placeInShadow, shadowAt, type Shadow } from "./shadow.ts";
import { trackAbout, type Track } from "./track.ts";

/** An eclipse of the Sun as the whole Earth sees it. */
export interface SolarEclipse {
  readonly kind: "solar";
  /**
   * `hybrid` is annular at the ends of its path and total in the middle, or total at one end.
   */
  readonly type: "total" | "annular" | "hybrid" | "partial";
  /** Whether the axis of the shadow strikes the Earth. */
  readonly central: boolean;
  /** When the axis passes nearest to the Earth's centre. */
  readonly greatest: Instant;
  /** That distance in equatorial radii, positive north. */
  readonly gamma: number;
  /**
   * Ratio of the discs where the eclipse is central, else the covered part of the Sun's diameter;
   * both at the place of greatest eclipse.
   */
  readonly magnitude: number;
  /** Where the axis strikes at greatest eclipse, or the point of the limb nearest to it. */
  readonly place: Place;
  readonly saros: number;
  readonly lunation: number;
  /** The penumbra touches and leaves the Earth. */
  readonly partialBegins: Instant;
  readonly partialEnds: Instant;
  /** The axis strikes and leaves the Earth; null unless central. */
  readonly centralBegins: Instant | null;
  readonly centralEnds: Instant | null;
}

/** Half width of the search about the conjunction, days. */
const NEAR_DAYS = 0.25;
const RATE_STEP_DAYS = 1e-4;
const TOLERANCE_DAYS = 1e-7;
/** Beyond this gamma no part of the Earth is touched. */
const GAMMA_LIMIT = 1.7;

/**
 * Computes the solar eclipse of a lunation.
 *
 * @param lunation number of the lunation, 0 is that of 6 January 2000
 * @returns undefined if its new moon brings no eclipse; greatest eclipse within 1 s of the Five
 * Millennium Canon in 1900-2100
 */
export function solarEclipseOf(lunation: number): SolarEclipse | undefined {
  return mayEclipse(lunation, "solar") ? solarEclipse(lunation) : undefined;
}

const solarEclipse = remembering(REMEMBERED_LUNATIONS, findSolarEclipse);

function findSolarEclipse(lunation: number): SolarEclipse | undefined {
  const conjunction = moonPhaseOfLunation(lunation, "new").julianDayTt;
  if (length(shadowAt(conjunction).foot) > GAMMA_LIMIT) return undefined;
  const track = trackAbout(conjunction, 2 * NEAR_DAYS + RATE_STEP_DAYS);
  const nearest = nearestToCentre(conjunction, track);
  const shadow = shadowAt(nearest, track);
  const { overLimb, point } = axisOnEarth(shadow);
  if (overLimb >= shadow.penumbra) return undefined;

  const central = overLimb < 0;
  const type = typeOf(shadow, track, central, overLimb, point);
  const touches = spanOf(nearest, track, (s) => axisOnEarth(s).overLimb - s.penumbra);
  const strikes = central ? spanOf(nearest, track, (s) => axisOnEarth(s).overLimb) : undefined;
  return {
    kind: "solar",
    type,
    central,
    greatest: instantOfTt(nearest),
    gamma: length(shadow.foot) * Math.sign(shadow.foot[2]),
    magnitude: magnitudeAt(shadow, point, central),
    place: toPlace(point, nearest),
    saros: sarosOf(lunation, "solar"),
    lunation,
    partialBegins: instantOfTt(touches[0]),
    partialEnds: instantOfTt(touches[1]),
    centralBegins: strikes ? instantOfTt(strikes[0]) : null,
    centralEnds: strikes ? instantOfTt(strikes[1]) : null,
  };
}

function nearestToCentre(conjunction: number, track: Track): number {
  const rateAt = (julianDay: number) =>
    length(shadowAt(julianDay + RATE_STEP_DAYS, track).foot) -
    length(shadowAt(julianDay - RATE_STEP_DAYS, track).foot);
  return solveBetween(conjunction - NEAR_DAYS, conjunction + NEAR_DAYS, TOLERANCE_DAYS, rateAt);
}

function typeOf(
  shadow: Shadow,
  track: Track,
  central: boolean,
  overLimb: number,
  point: Vector,
): SolarEclipse["type"] {
  if (!central) {
    if (overLimb >= Math.abs(shadow.umbra)) return "partial";
    return shadow.umbra < 0 ? "total" : "annular";
  }
  if (placeInShadow(shadow, point).umbra > 0) return "annular";
  const ends = spanOf(shadow.julianDayTt, track, (s) => axisOnEarth(s).overLimb).map((end) =>
    shadowAt(end, track),
  );
  const annularAtAnEnd = ends.some((s) => placeInShadow(s, axisOnEarth(s).point).umbra > 0);
  return annularAtAnEnd ? "hybrid" : "total";
}

/** The two instants about the middle at which a distance passes zero. */
function spanOf(
  middle: number,
  track: Track,
  valueAt: (shadow: Shadow) => number,
): [number, number] {
  const value = (julianDay: number) => valueAt(shadowAt(julianDay, track));
  return [
    solveBetween(middle - NEAR_DAYS, middle, TOLERANCE_DAYS, value),
    solveBetween(middle, middle + NEAR_DAYS, TOLERANCE_DAYS, value),
  ];
}

function magnitudeAt(shadow: Shadow, point: Vector, central: boolean): number {
  const { distance, penumbra, umbra } = placeInShadow(shadow, point);
  return (penumbra - (central ? umbra : distance)) / (penumbra + umbra);
}

/** Turns a point of the true equator of date into geographic coordinates. */
function toPlace(point: Vector, julianDayTt: number): Place {
  const flat = Math.hypot(point[0], point[1]);
  const right = Math.atan2(point[1], point[0]) / DEG;
  return {
    latitudeDeg: Math.atan2(point[2], flat * (1 - FLATTENING) ** 2) / DEG,
    longitudeDeg: signedDeg(right - siderealTimeDeg(toUt(julianDayTt))),
  };
}

/**
 * Finds the first solar eclipse whose greatest phase comes after an instant.
 *
 * @param julianDayUt Julian day, UT
 */
export function nextSolarEclipse(julianDayUt: number): SolarEclipse {
  const after = toTt(julianDayUt);
  for (let lunation = previousMoonPhase(julianDayUt).lunation; ; lunation++) {
    const found = solarEclipseOf(lunation);
    if (found && found.greatest.julianDayTt > after) return found;
  }
}

/** Lists the solar eclipses whose greatest phase lies between two instants. */
export function solarEclipses(
  fromJulianDayUt: number,
  toJulianDayUt: number,
): readonly SolarEclipse[] {
  const found: SolarEclipse[] = [];
  const end = toTt(toJulianDayUt);
  let next = nextSolarEclipse(fromJulianDayUt - 1e-9);
  while (next.greatest.julianDayTt < end) {
    found.push(next);
    next = nextSolarEclipse(next.greatest.julianDayUt + 1);
  }
  return found;
}
