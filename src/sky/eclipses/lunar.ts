import { remembering, toTt } from "#time";
import { ARCSEC } from "../angles.ts";
import { moonPhaseOfLunation, previousMoonPhase } from "../events/lunations.ts";
import { solveBetween } from "../events/root.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { mayEclipse, REMEMBERED_LUNATIONS } from "./possible.ts";
import { sarosOf } from "./saros.ts";
import { RADII_PER_AU, dot, length, perpendicular, scale } from "./shadow.ts";
import { lightsAt, trackAbout, type Track } from "./track.ts";

/** Beginning and end of a phase. */
export interface PhaseSpan {
  readonly begins: Instant;
  readonly ends: Instant;
}

/** An eclipse of the Moon. */
export interface LunarEclipse {
  readonly kind: "lunar";
  readonly type: "total" | "partial" | "penumbral";
  /** When the Moon appears nearest to the axis of the shadow. */
  readonly greatest: Instant;
  /** That distance in equatorial radii of the Earth, positive when the Moon passes north. */
  readonly gamma: number;
  /** Part of the Moon's diameter inside the umbra; negative if it misses it. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly saros: number;
  readonly lunation: number;
  readonly penumbral: PhaseSpan;
  /** Null unless some part enters the umbra. */
  readonly partial: PhaseSpan | null;
  /** Null unless the whole Moon enters the umbra. */
  readonly total: PhaseSpan | null;
}

/** The Moon in the Earth's shadow, radians as seen from the Earth's centre. */
interface EarthShadow {
  readonly separation: number;
  readonly umbra: number;
  readonly penumbra: number;
  readonly moonRadius: number;
  /** Linear distance from the axis, Earth radii, and whether the Moon is north of it. */
  readonly distance: number;
  readonly north: boolean;
}

/** Mean radius of the Moon in Earth radii. */
const MOON_RADIUS = 0.272488;
const SUN_RADIUS_AT_ONE_AU = 959.63 * ARCSEC;
/** Danjon: the shadow is enlarged by 1% of the Moon's parallax for the atmosphere. */
const PARALLAX_FACTOR = 1.01;
const NEAR_DAYS = 0.25;
const RATE_STEP_DAYS = 1e-4;
const TOLERANCE_DAYS = 1e-7;
const GAMMA_LIMIT = 1.8;

/**
 * Computes the Earth's shadow about the Moon.
 *
 * @source F. Espenak, J. Meeus, Five Millennium Canon of Lunar Eclipses (2009), § 1.5 (Danjon's rule)
 */
function earthShadowAt(julianDayTt: number, track: Track = lightsAt): EarthShadow {
  const lights = track(julianDayTt);
  const moon = scale(lights.moon, RADII_PER_AU);
  const sunDistance = length(lights.sun);
  const axis = scale(lights.sun, -1 / sunDistance);
  const aside = perpendicular(moon, axis);
  const moonDistance = length(moon);
  const parallax = Math.asin(1 / moonDistance) * PARALLAX_FACTOR;
  const sunParallax = Math.asin(1 / (sunDistance * RADII_PER_AU));
  const sunRadius = SUN_RADIUS_AT_ONE_AU / sunDistance;
  return {
    separation: Math.atan2(length(aside), dot(moon, axis)),
    umbra: parallax + sunParallax - sunRadius,
    penumbra: parallax + sunParallax + sunRadius,
    moonRadius: Math.asin(MOON_RADIUS / moonDistance),
    distance: length(aside),
    north: aside[2] > 0,
  };
}

/**
 * Computes the lunar eclipse of a lunation's full moon.
 *
 * @param lunation number of the lunation, 0 is that of 6 January 2000
 * @returns undefined if there is none; greatest eclipse within 3 s of the Five Millennium Canon in
 * 1900-2100, magnitudes within 0.0005
 */
export function lunarEclipseOf(lunation: number): LunarEclipse | undefined {
  return mayEclipse(lunation, "lunar") ? lunarEclipse(lunation) : undefined;
}

const lunarEclipse = remembering(REMEMBERED_LUNATIONS, findLunarEclipse);

function findLunarEclipse(lunation: number): LunarEclipse | undefined {
  const opposition = moonPhaseOfLunation(lunation, "full").julianDayTt;
  if (earthShadowAt(opposition).distance > GAMMA_LIMIT) return undefined;
  const track = trackAbout(opposition, 2 * NEAR_DAYS + RATE_STEP_DAYS);
  const nearest = nearestToAxis(opposition, track);
  const shadow = earthShadowAt(nearest, track);
  const { separation, umbra, penumbra, moonRadius } = shadow;
  if (separation >= penumbra + moonRadius) return undefined;
  const partial = separation < umbra + moonRadius;
  const total = separation < umbra - moonRadius;
  return {
    kind: "lunar",
    type: total ? "total" : partial ? "partial" : "penumbral",
    greatest: instantOfTt(nearest),
    gamma: shadow.distance * (shadow.north ? 1 : -1),
    umbralMagnitude: (umbra + moonRadius - separation) / (2 * moonRadius),
    penumbralMagnitude: (penumbra + moonRadius - separation) / (2 * moonRadius),
    saros: sarosOf(lunation, "lunar"),
    lunation,
    penumbral: spanOf(nearest, track, (s) => s.separation - s.penumbra - s.moonRadius),
    partial: partial ? spanOf(nearest, track, (s) => s.separation - s.umbra - s.moonRadius) : null,
    total: total ? spanOf(nearest, track, (s) => s.separation - s.umbra + s.moonRadius) : null,
  };
}

function nearestToAxis(opposition: number, track: Track): number {
  const rateAt = (julianDay: number) =>
    earthShadowAt(julianDay + RATE_STEP_DAYS, track).separation -
    earthShadowAt(julianDay - RATE_STEP_DAYS, track).separation;
  return solveBetween(opposition - NEAR_DAYS, opposition + NEAR_DAYS, TOLERANCE_DAYS, rateAt);
}

function spanOf(middle: number, track: Track, valueOf: (shadow: EarthShadow) => number): PhaseSpan {
  const valueAt = (julianDay: number) => valueOf(earthShadowAt(julianDay, track));
  return {
    begins: instantOfTt(solveBetween(middle - NEAR_DAYS, middle, TOLERANCE_DAYS, valueAt)),
    ends: instantOfTt(solveBetween(middle, middle + NEAR_DAYS, TOLERANCE_DAYS, valueAt)),
  };
}

/** Finds the first lunar eclipse whose greatest phase comes after an instant. */
export function nextLunarEclipse(julianDayUt: number): LunarEclipse {
  const after = toTt(julianDayUt);
  for (let lunation = previousMoonPhase(julianDayUt).lunation; ; lunation++) {
    const found = lunarEclipseOf(lunation);
    if (found && found.greatest.julianDayTt > after) return found;
  }
}

/** Lists the lunar eclipses whose greatest phase lies between two instants. */
export function lunarEclipses(
  fromJulianDayUt: number,
  toJulianDayUt: number,
): readonly LunarEclipse[] {
  const found: LunarEclipse[] = [];
  const end = toTt(toJulianDayUt);
  let next = nextLunarEclipse(fromJulianDayUt - 1e-9);
  while (next.greatest.julianDayTt < end) {
    found.push(next);
    next = nextLunarEclipse(next.greatest.julianDayUt + 1);
  }
  return found;
}
