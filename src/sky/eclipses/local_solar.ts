import { toUt } from "#time";
import { solveBetween } from "../events/root.ts";
import { localSiderealTimeDeg } from "../frame/sidereal_time.ts";
import { horizontalPlace } from "../horizon/altitude.ts";
import { placeVector, requirePlace, type Place } from "../horizon/place.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { RADII_PER_AU, placeInShadow, scale, shadowAt, type ShadowPlace } from "./shadow.ts";
import { nextSolarEclipse, type SolarEclipse } from "./solar.ts";

/** A phase of an eclipse at a place. */
export interface LocalPhase extends Instant {
  /** Altitude of the Sun's centre without refraction, degrees; below zero the phase is not seen. */
  readonly sunAltitudeDeg: number;
}

/** The deepest phase that is seen, and how deep it is. */
export interface VisibleMaximum extends LocalPhase {
  /** As `magnitude`, at this instant. */
  readonly magnitude: number;
  /** Covered part of the Sun's disc at this instant, 0 to 1. */
  readonly obscuration: number;
}

/** A solar eclipse as one place sees it. */
export interface LocalSolarEclipse {
  /**
   * The deepest phase that the place sees; `none` if the penumbra misses it or the Sun is down all the
   * time.
   */
  readonly type: "total" | "annular" | "partial" | "none";
  /** Whether the Sun is up at a contact or at maximum. */
  readonly visible: boolean;
  /** When the magnitude is largest, even if the Sun is down then: see its altitude. */
  readonly maximum: LocalPhase;
  /**
   * The deepest phase that the place sees while the Sun is up; at sunrise or sunset where the maximum
   * is below the horizon. Null if nothing is seen.
   */
  readonly visibleMaximum: VisibleMaximum | null;
  /** Ratio of the discs where total or annular, else the covered part of the diameter; 0 if none. */
  readonly magnitude: number;
  /** Covered part of the Sun's disc at maximum, 0 to 1. */
  readonly obscuration: number;
  /** First and last contact; null if none. */
  readonly partialBegins: LocalPhase | null;
  readonly partialEnds: LocalPhase | null;
  /** Second and third contact; null unless total or annular. */
  readonly centralBegins: LocalPhase | null;
  readonly centralEnds: LocalPhase | null;
}

const HALF_SPAN_DAYS = 0.14;
/** Totality and annularity last under a quarter of an hour. */
const HALF_CENTRAL_DAYS = 0.02;
const SCAN_STEP_DAYS = 0.01;
const RATE_STEP_DAYS = 1e-4;
const TOLERANCE_DAYS = 1e-7;
/** The upper limb appears, lifted by refraction, when the centre is 50' below the horizon. */
const VISIBLE_ALTITUDE_DEG = -50 / 60;

/** Computes how a solar eclipse passes over a place. */
export function localSolarEclipse(eclipse: SolarEclipse, place: Place): LocalSolarEclipse {
  requirePlace(place);
  const at = (julianDayTt: number) => shadowOver(place, julianDayTt);
  const middle = deepest(eclipse.greatest.julianDayTt, at);
  const spanOfPhase = (radiusOf: (at: ShadowPlace) => number, halfDays: number) => {
    const value = (julianDayTt: number) => {
      const shadow = at(julianDayTt);
      return shadow.distance - radiusOf(shadow);
    };
    if (value(middle) >= 0) return [];
    const ends = [
      solveBetween(middle - halfDays, middle, TOLERANCE_DAYS, value),
      solveBetween(middle, middle + halfDays, TOLERANCE_DAYS, value),
    ].map((julianDayTt) => phaseOf(place, julianDayTt));
    return [...ends, maximum].some(isSeen) ? ends : [];
  };
  const maximum = phaseOf(place, middle);
  const outer = spanOfPhase((shadow) => shadow.penumbra, HALF_SPAN_DAYS);
  const inner = spanOfPhase((shadow) => Math.abs(shadow.umbra), HALF_CENTRAL_DAYS);
  const visible = outer.length > 0;
  const central = inner.length > 0;
  const deepestPlace = at(middle);
  return {
    type: !visible ? "none" : !central ? "partial" : deepestPlace.umbra < 0 ? "total" : "annular",
    visible,
    maximum,
    visibleMaximum: visible ? visibleMaximumOf(place, maximum, outer, inner, at) : null,
    magnitude: visible ? magnitudeOf(deepestPlace, central) : 0,
    obscuration: visible ? obscurationOf(deepestPlace) : 0,
    partialBegins: outer[0] ?? null,
    partialEnds: outer[1] ?? null,
    centralBegins: inner[0] ?? null,
    centralEnds: inner[1] ?? null,
  };
}

/**
 * The maximum itself while the Sun is up, else the instant at which the Sun rises into the eclipse or sets
 * in it: the depth falls off on both sides of the maximum.
 */
function visibleMaximumOf(
  place: Place,
  maximum: LocalPhase,
  partial: readonly LocalPhase[],
  central: readonly LocalPhase[],
  at: (julianDayTt: number) => ShadowPlace,
): VisibleMaximum | null {
  const seen = isSeen(maximum) ? maximum : seenNearest(place, maximum, partial);
  if (!seen) return null;
  const shadow = at(seen.julianDayTt);
  const [second, third] = central;
  const isCentral =
    second !== undefined &&
    seen.julianDayTt >= second.julianDayTt &&
    seen.julianDayTt <= third!.julianDayTt;
  return {
    ...seen,
    magnitude: magnitudeOf(shadow, isCentral),
    obscuration: obscurationOf(shadow),
  };
}

/** Where the Sun comes up or goes down between a contact that is seen and the maximum that is not. */
function seenNearest(place: Place, maximum: LocalPhase, contacts: readonly LocalPhase[]) {
  const contact = contacts.find(isSeen);
  if (!contact) return null;
  const [left, right] = [contact.julianDayTt, maximum.julianDayTt].sort((a, b) => a - b);
  const above = (julianDayTt: number) =>
    phaseOf(place, julianDayTt).sunAltitudeDeg - VISIBLE_ALTITUDE_DEG;
  return phaseOf(place, solveBetween(left!, right!, TOLERANCE_DAYS, above));
}

function isSeen({ sunAltitudeDeg }: LocalPhase): boolean {
  return sunAltitudeDeg > VISIBLE_ALTITUDE_DEG;
}

/**
 * Finds the next solar eclipse of which something is seen at a place.
 *
 * @param withinYears how far to look; a place rarely waits more than three years
 * @returns undefined if there is none within that time
 */
export function nextLocalSolarEclipse(
  julianDayUt: number,
  place: Place,
  withinYears = 10,
): { readonly eclipse: SolarEclipse; readonly local: LocalSolarEclipse } | undefined {
  const end = julianDayUt + withinYears * 365.25;
  let eclipse = nextSolarEclipse(julianDayUt);
  while (eclipse.greatest.julianDayUt < end) {
    const local = localSolarEclipse(eclipse, place);
    if (local.visible) return { eclipse, local };
    eclipse = nextSolarEclipse(eclipse.greatest.julianDayUt + 1);
  }
  return undefined;
}

function shadowOver(place: Place, julianDayTt: number): ShadowPlace {
  const sidereal = localSiderealTimeDeg(toUt(julianDayTt), place.longitudeDeg);
  return placeInShadow(shadowAt(julianDayTt), scale(placeVector(place, sidereal), RADII_PER_AU));
}

/** A place may wait hours for or after greatest eclipse: a scan, then the turning point in it. */
function deepest(greatest: number, at: (julianDayTt: number) => ShadowPlace): number {
  const depthAt = (julianDayTt: number) => magnitudeOf(at(julianDayTt), false);
  let best = greatest;
  let most = -Infinity;
  for (let t = greatest - HALF_SPAN_DAYS; t <= greatest + HALF_SPAN_DAYS; t += SCAN_STEP_DAYS) {
    const depth = depthAt(t);
    if (depth > most) [best, most] = [t, depth];
  }
  const rateAt = (t: number) => depthAt(t + RATE_STEP_DAYS) - depthAt(t - RATE_STEP_DAYS);
  const left = best - SCAN_STEP_DAYS;
  const right = best + SCAN_STEP_DAYS;
  if (rateAt(left) > 0 === rateAt(right) > 0) return best;
  return solveBetween(left, right, TOLERANCE_DAYS, rateAt);
}

function phaseOf(place: Place, julianDayTt: number): LocalPhase {
  const instant = instantOfTt(julianDayTt);
  const { altitudeDeg } = horizontalPlace("sun", instant.julianDayUt, place);
  return { ...instant, sunAltitudeDeg: altitudeDeg };
}

function magnitudeOf({ distance, penumbra, umbra }: ShadowPlace, central: boolean): number {
  return (penumbra - (central ? umbra : distance)) / (penumbra + umbra);
}

/** Area of the lens of two discs over the area of the Sun's. */
function obscurationOf({ distance, penumbra, umbra }: ShadowPlace): number {
  const sun = (penumbra + umbra) / 2;
  const moon = (penumbra - umbra) / 2;
  if (distance <= Math.abs(sun - moon)) return Math.min(1, (moon / sun) ** 2);
  const cosSun = (distance * distance + sun * sun - moon * moon) / (2 * distance * sun);
  const cosMoon = (distance * distance + moon * moon - sun * sun) / (2 * distance * moon);
  const a = Math.acos(cosSun);
  const b = Math.acos(cosMoon);
  const lens = sun * sun * (a - Math.sin(a) * cosSun) + moon * moon * (b - Math.sin(b) * cosMoon);
  return lens / (Math.PI * sun * sun);
}
