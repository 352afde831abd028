import { solveBetween } from "../events/root.ts";
import { instantOfUt, type Instant } from "../instant.ts";
import { horizontalPlace, type Riser } from "./altitude.ts";
import { requirePlace, type Place } from "./place.ts";

/** What counts as the horizon. */
export interface HorizonOptions {
  /** Part of the disc that must touch the horizon; the upper limb is what almanacs use. */
  readonly limb?: "upper" | "centre";
  /** Refraction at the horizon, degrees; 34' when absent, 0 for the geometric horizon. */
  readonly refractionDeg?: number;
  /** Altitude of the horizon itself, degrees; -6, -12, -18 with no refraction are the twilights. */
  readonly altitudeDeg?: number;
}

/** When a body rises or sets. */
export interface HorizonEvent extends Instant {
  readonly kind: "rise" | "set";
  /** Degrees from north through east. */
  readonly azimuthDeg: number;
}

/** When a body crosses the meridian. */
export interface Culmination extends Instant {
  readonly kind: "upperTransit" | "lowerTransit";
  /** Altitude of the centre without refraction, degrees. */
  readonly altitudeDeg: number;
}

/** Rises, sets and transits in a stretch of time. */
export interface HorizonEvents {
  readonly events: readonly HorizonEvent[];
  readonly culminations: readonly Culmination[];
  /**
   * `rises` if it crosses the horizon at least once; `alwaysAbove` and `alwaysBelow` if not, as the
   * Sun in polar day and night.
   */
  readonly state: "rises" | "alwaysAbove" | "alwaysBelow";
}

/** Standard refraction at the horizon: 34 minutes of arc. */
export const STANDARD_REFRACTION_DEG: number = 34 / 60;

const TOLERANCE_DAYS = 1e-7;
/** An hour angle passes 360° in a day, give or take the Moon's 50 minutes. */
const MEAN_TURN_DAYS = 0.99726957;
/** Half width of the search for the highest point about the meridian, days. */
const NEAR_MERIDIAN_DAYS = 0.04;
/** Farther than this from the horizon a turn need not be found exactly, degrees. */
const NEAR_HORIZON_DEG = 2;
/** Half step of the altitude's numerical rate, days. */
const RATE_STEP_DAYS = 1e-3;

/**
 * Lists when a body or star rises, sets and crosses the meridian of a place.
 *
 * Between its highest and lowest points an altitude only falls or only climbs, so every crossing is
 * found, also the short ones near the edge of the polar day.
 *
 * @param fromJulianDayUt Julian day, UT; included
 * @param toJulianDayUt excluded
 * @returns sunrise and sunset agree within 2 s with Swiss Ephemeris for equal refraction; real air can
 * move them by minutes near the polar circles
 * @throws {RangeError} if the place is none
 */
export function horizonEvents(
  riser: Riser,
  place: Place,
  fromJulianDayUt: number,
  toJulianDayUt: number,
  options: HorizonOptions = {},
): HorizonEvents {
  requirePlace(place);
  const heightAt = heightFunction(riser, place, options);
  const culminations = culminationsBetween(riser, place, fromJulianDayUt, toJulianDayUt);
  const turns = culminations.map(({ julianDayUt }) => extremeNear(julianDayUt, heightAt));
  const corners = [
    fromJulianDayUt,
    ...turns.filter((t) => t > fromJulianDayUt && t < toJulianDayUt),
  ];
  corners.push(toJulianDayUt);
  const events: HorizonEvent[] = [];
  for (let i = 1; i < corners.length; i++) {
    const left = corners[i - 1]!;
    const right = corners[i]!;
    const climbs = heightAt(right) > 0;
    if (heightAt(left) > 0 === climbs) continue;
    const found = solveBetween(left, right, TOLERANCE_DAYS, heightAt);
    const { azimuthDeg } = horizontalPlace(riser, found, place);
    events.push({ kind: climbs ? "rise" : "set", azimuthDeg, ...instantOfUt(found) });
  }
  const above = heightAt(fromJulianDayUt) > 0 ? "alwaysAbove" : "alwaysBelow";
  return {
    events,
    culminations: culminations.filter(
      ({ julianDayUt }) => julianDayUt >= fromJulianDayUt && julianDayUt < toJulianDayUt,
    ),
    state: events.length > 0 ? "rises" : above,
  };
}

/** Says whether the chosen point of a body stands above the chosen horizon. */
export function isAboveHorizon(
  riser: Riser,
  place: Place,
  julianDayUt: number,
  options: HorizonOptions = {},
): boolean {
  return heightFunction(riser, place, options)(julianDayUt) > 0;
}

/** Height of the chosen point above the chosen horizon, degrees. */
function heightFunction(
  riser: Riser,
  place: Place,
  { limb = "upper", refractionDeg = STANDARD_REFRACTION_DEG, altitudeDeg = 0 }: HorizonOptions,
): (julianDayUt: number) => number {
  return (julianDayUt) => {
    const found = horizontalPlace(riser, julianDayUt, place);
    const disc = limb === "upper" ? found.radiusDeg : 0;
    return found.altitudeDeg + disc + refractionDeg - altitudeDeg;
  };
}

/** Meridian passages from just before one instant to just after another. */
function culminationsBetween(
  riser: Riser,
  place: Place,
  from: number,
  to: number,
): readonly Culmination[] {
  const found: Culmination[] = [];
  let guess = from - NEAR_MERIDIAN_DAYS * 2;
  let hourAngle = horizontalPlace(riser, guess, place).hourAngleDeg;
  let lower = hourAngle < 0 ? 0 : 180;
  for (;;) {
    // Degrees still to turn until hour angle 0 (upper) or 180 (lower).
    const ahead = (((lower - hourAngle) % 360) + 360) % 360;
    guess = meridianNear(riser, place, guess + (ahead / 360) * MEAN_TURN_DAYS, lower);
    if (guess > to + NEAR_MERIDIAN_DAYS) return found;
    const { altitudeDeg } = horizontalPlace(riser, guess, place);
    const kind = lower === 0 ? "upperTransit" : "lowerTransit";
    found.push({ kind, altitudeDeg, ...instantOfUt(guess) });
    hourAngle = lower;
    lower = 180 - lower;
  }
}

function meridianNear(riser: Riser, place: Place, guess: number, hourAngleDeg: number): number {
  let julianDay = guess;
  for (let step = 0; step < 20; step++) {
    const now = horizontalPlace(riser, julianDay, place).hourAngleDeg;
    const miss = ((((now - hourAngleDeg + 180) % 360) + 360) % 360) - 180;
    const change = (miss / 360) * MEAN_TURN_DAYS;
    julianDay -= change;
    if (Math.abs(change) < TOLERANCE_DAYS) break;
  }
  return julianDay;
}

/**
 * Finds where the altitude turns: at the meridian but for the body's own motion and parallax, which
 * matter only where the turn itself is near the horizon.
 */
function extremeNear(meridian: number, heightAt: (julianDayUt: number) => number): number {
  if (Math.abs(heightAt(meridian)) > NEAR_HORIZON_DEG) return meridian;
  const rateAt = (julianDay: number) =>
    heightAt(julianDay + RATE_STEP_DAYS) - heightAt(julianDay - RATE_STEP_DAYS);
  const left = meridian - NEAR_MERIDIAN_DAYS;
  const right = meridian + NEAR_MERIDIAN_DAYS;
  if (rateAt(left) > 0 === rateAt(right) > 0) return meridian;
  return solveBetween(left, right, 1e-5, rateAt);
}
