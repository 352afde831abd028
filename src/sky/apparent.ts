import { LIGHT_AU_PER_DAY } from "./angles.ts";
import type { Observer } from "./observer.ts";
import type { State } from "./series/vsop87.ts";

/**
 * Apparent direction in the ICRS: unit vector, its rate per day, then distance (AU) and its rate.
 * The distance is the light-time corrected one.
 */
export type Direction = Float64Array;

/** Number of values in a `Direction`. */
export const DIRECTION_SIZE = 8;

/** GM of the Sun over c², AU. */
const HALF_SCHWARZSCHILD_AU = 9.87062e-9;
/** Radius of the Sun, AU. */
const SUN_RADIUS_AU = 0.0046523;

/** Writes the heliocentric state of the body at an instant. */
export type StateFunction = (julianDayTt: number, out: State) => void;

const body = new Float64Array(6);

/**
 * Computes the apparent geocentric direction of a body that orbits the Sun: light time, the Sun's
 * deflection and relativistic aberration.
 *
 * @param stateAt heliocentric state of the body; zero for the Sun itself
 * @param out receives the direction
 */
export function apparentHeliocentric(
  observer: Observer,
  stateAt: StateFunction,
  out: Direction,
): void {
  const t = observer.julianDayTt;
  const e = observer.earth;
  const sv = observer.sunVelocity;
  stateAt(t, body);
  const tau = Math.hypot(body[0]! - e[0]!, body[1]! - e[1]!, body[2]! - e[2]!) / LIGHT_AU_PER_DAY;
  stateAt(t - tau, body);
  for (let i = 0; i < 3; i++) out[i] = body[i]! - sv[i]! * tau - e[i]!;
  // The second distance differs from the first by v/c: one linear step settles it to 1e-8 AU.
  const exact = Math.hypot(out[0]!, out[1]!, out[2]!) / LIGHT_AU_PER_DAY;
  for (let i = 0; i < 3; i++) {
    const shift = body[i + 3]! * (tau - exact);
    body[i]! += shift;
    out[i] = body[i]! - sv[i]! * exact - e[i]!;
    out[i + 3] = body[i + 3]! - e[i + 3]!;
  }
  const distance = Math.hypot(out[0]!, out[1]!, out[2]!);
  const receding = (out[0]! * out[3]! + out[1]! * out[4]! + out[2]! * out[5]!) / distance;
  const tauRate = receding / LIGHT_AU_PER_DAY;
  for (let i = 0; i < 3; i++) out[i + 3]! -= (body[i + 3]! + sv[i]!) * tauRate;
  toUnit(out, distance);
  deflect(observer, body, out);
  aberrate(observer, out);
}

/**
 * Computes the apparent geocentric direction of the Moon: light time and aberration.
 *
 * @param moon geocentric geometric state at the observer's instant
 */
export function apparentMoonDirection(observer: Observer, moon: State, out: Direction): void {
  const tau = Math.hypot(moon[0]!, moon[1]!, moon[2]!) / LIGHT_AU_PER_DAY;
  for (let i = 0; i < 3; i++) {
    out[i] = moon[i]! - (moon[i + 3]! + observer.velocity[i]!) * tau;
    out[i + 3] = moon[i + 3]! - observer.acceleration[i]! * tau;
  }
  toUnit(out, Math.hypot(out[0]!, out[1]!, out[2]!));
  aberrate(observer, out);
}

/**
 * Computes where a body that orbits the Sun is at the observer's own instant: no light time, no bending,
 * no aberration.
 *
 * @param stateAt heliocentric state of the body; zero for the Sun itself
 */
export function trueHeliocentric(observer: Observer, stateAt: StateFunction, out: Direction): void {
  stateAt(observer.julianDayTt, body);
  for (let i = 0; i < 6; i++) out[i] = body[i]! - observer.earth[i]!;
  toUnit(out, Math.hypot(out[0]!, out[1]!, out[2]!));
}

/** Turns position and velocity into unit vector, its rate, distance and its rate. */
export function toUnit(out: Direction, distance: number): void {
  const inverse = 1 / distance;
  for (let i = 0; i < 3; i++) out[i]! *= inverse;
  const receding = out[0]! * out[3]! + out[1]! * out[4]! + out[2]! * out[5]!;
  for (let i = 0; i < 3; i++) out[i + 3] = (out[i + 3]! - out[i]! * receding) * inverse;
  out[6] = distance;
  out[7] = receding;
}

/** Within some 25° of the Sun the bending changes fast enough to count in the speed. */
const NEAR_SUN_COSINE = -0.9;
/** Half step of the bending's numerical rate, days. */
const BENDING_STEP_DAYS = 0.001;

const bent = new Float64Array(3);
const bentBefore = new Float64Array(3);
const bentAfter = new Float64Array(3);

/**
 * Bends a direction by the Sun's gravity.
 *
 * @param q heliocentric state of the body, for a star any vector along its direction
 */
export function deflect(observer: Observer, q: State, out: Direction): void {
  if (Math.hypot(q[0]!, q[1]!, q[2]!) < 1e-6) return;
  const cosine = bendingAt(observer.earth, q, out, 0, bent);
  if (cosine < NEAR_SUN_COSINE) {
    bendingAt(observer.earth, q, out, -BENDING_STEP_DAYS, bentBefore);
    bendingAt(observer.earth, q, out, BENDING_STEP_DAYS, bentAfter);
    for (let i = 0; i < 3; i++) {
      out[i + 3]! += (bentAfter[i]! - bentBefore[i]!) / (2 * BENDING_STEP_DAYS);
    }
  }
  for (let i = 0; i < 3; i++) out[i]! += bent[i]!;
}

/**
 * Computes the bending some days later, everything moving on in straight lines.
 *
 * Behind the disc the full formula would diverge: light is bent there by what of the Sun lies inside
 * the cylinder around its centre that touches the line of sight.
 *
 * @returns cosine of the angle between the direction and the Sun-Earth line; -1 is towards the Sun
 * @source Explanatory Supplement to the Astronomical Almanac (2013), equation 7.63
 */
function bendingAt(e: State, q: State, u: Direction, days: number, bend: Float64Array): number {
  const ex = e[0]! + e[3]! * days;
  const ey = e[1]! + e[4]! * days;
  const ez = e[2]! + e[5]! * days;
  const qx = q[0]! + q[3]! * days;
  const qy = q[1]! + q[4]! * days;
  const qz = q[2]! + q[5]! * days;
  const ux = u[0]! + u[3]! * days;
  const uy = u[1]! + u[4]! * days;
  const uz = u[2]! + u[5]! * days;
  const eLength = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const qLength = Math.sqrt(qx * qx + qy * qy + qz * qz);
  const uq = (ux * qx + uy * qy + uz * qz) / qLength;
  const ue = (ux * ex + uy * ey + uz * ez) / eLength;
  const behind = onePlusCosine(qx / qLength, qy / qLength, qz / qLength, ex, ey, ez, eLength);
  let mass = 1;
  if (ue < NEAR_SUN_COSINE && behind < 1) {
    const sineSquared = (1 - ue) * onePlusCosine(ux, uy, uz, ex, ey, ez, eLength);
    const solarRadii = (Math.sqrt(sineSquared) * eLength) / SUN_RADIUS_AU;
    if (solarRadii < 1) mass = massInCylinder(solarRadii);
  }
  const factor = ((2 * HALF_SCHWARZSCHILD_AU) / eLength / Math.max(behind, 1e-24)) * mass;
  const alongE = (factor * uq) / eLength;
  const alongQ = (factor * ue) / qLength;
  bend[0] = alongE * ex - alongQ * qx;
  bend[1] = alongE * ey - alongQ * qy;
  bend[2] = alongE * ez - alongQ * qz;
  return ue;
}

/** 1 + the cosine of the angle between a unit vector and another vector; exact where they are opposite. */
function onePlusCosine(
  ux: number,
  uy: number,
  uz: number,
  x: number,
  y: number,
  z: number,
  length: number,
): number {
  const [sx, sy, sz] = [ux + x / length, uy + y / length, uz + z / length];
  return (sx * sx + sy * sy + sz * sz) / 2;
}

/**
 * Share of the Sun's mass inside a cylinder around its centre over the square of the cylinder's radius,
 * at 0, 0.05 … 1 solar radii and one step beyond.
 *
 * @source density of the standard solar model BS05(OP), Bahcall, Serenelli, Basu 2005, projected
 */
const MASS_OVER_SQUARE = [
  23.0417, 21.8096, 18.9264, 15.7549, 12.8465, 10.3649, 8.341, 6.7387, 5.4904, 4.5216, 3.7667,
  3.1737, 2.703, 2.3251, 2.0182, 1.7664, 1.5574, 1.3822, 1.2341, 1.108, 1, 0.907,
] as const;
const MASS_STEPS = 20;

/** @param solarRadii 0 to below 1 */
function massInCylinder(solarRadii: number): number {
  const at = solarRadii * MASS_STEPS;
  const step = Math.floor(at);
  const u = at - step;
  const p0 = MASS_OVER_SQUARE[Math.abs(step - 1)]!;
  const p1 = MASS_OVER_SQUARE[step]!;
  const p2 = MASS_OVER_SQUARE[step + 1]!;
  const p3 = MASS_OVER_SQUARE[step + 2]!;
  const cubic =
    p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)));
  return cubic * solarRadii * solarRadii;
}

/**
 * Applies relativistic stellar aberration to a direction and its rate.
 *
 * @source Explanatory Supplement to the Astronomical Almanac (2013), equation 7.118; the rate is its
 * derivative to first order in v/c
 */
export function aberrate(observer: Observer, out: Direction): void {
  const v = observer.velocity;
  const a = observer.acceleration;
  const bx = v[0]! / LIGHT_AU_PER_DAY;
  const by = v[1]! / LIGHT_AU_PER_DAY;
  const bz = v[2]! / LIGHT_AU_PER_DAY;
  const inverseGamma = Math.sqrt(1 - bx * bx - by * by - bz * bz);
  const ub = out[0]! * bx + out[1]! * by + out[2]! * bz;
  const ubRate =
    out[3]! * bx +
    out[4]! * by +
    out[5]! * bz +
    (out[0]! * a[0]! + out[1]! * a[1]! + out[2]! * a[2]!) / LIGHT_AU_PER_DAY;
  const along = 1 + ub / (1 + inverseGamma);
  const scale = 1 / (1 + ub);
  const b = [bx, by, bz];
  for (let i = 0; i < 3; i++) {
    const u = out[i]!;
    out[i] = (inverseGamma * u + along * b[i]!) * scale;
    out[i + 3] = out[i + 3]! * (1 - ub) - u * ubRate + a[i]! / LIGHT_AU_PER_DAY;
  }
}
