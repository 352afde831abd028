import { DEG, TURN } from "../angles.ts";
import type { StateFunction } from "../apparent.ts";

import { eclipticMatrix, meanObliquity } from "../frame/precession.ts";
import type { UranianPoint } from "./bodies.ts";

/** Epoch and equinox of the elements: J1900.0. */
const EPOCH = 2415020;
/** Gauss's constant: mean motion of a body at 1 AU, radians per day. */
const GAUSS = 0.01720209895;

/** Semi-major axis (AU), eccentricity, then in degrees: mean anomaly, perihelion, node, inclination. */
type Elements = readonly [number, number, number, number, number, number];

/**
 * Kepler orbits of the eight points of the Hamburg school, ecliptic and equinox J1900.
 *
 * @source A. Witte and F. Sieggrün, elements as revised by J. Neely, "Orbital Data for the Uranian
 * Planets", Matrix Journal 7 (1980); checked against 120 instants of Swiss Ephemeris
 */
const ELEMENTS: Readonly<Record<UranianPoint, Elements>> = {
  cupido: [40.99837, 0.0046, 163.7409, 171.4333, 129.8325, 1.0833],
  hades: [50.66744, 0.00245, 27.6496, 148.1796, 161.3339, 1.05],
  zeus: [59.21436, 0.0012, 165.1232, 299.044, 0, 0],
  kronos: [64.8169, 0.00305, 169.0193, 208.8801, 0, 0],
  apollon: [70.29949, 0, 138.0533, 0, 0, 0],
  admetos: [73.62765, 0, 351.335, 0, 0, 0],
  vulkanus: [77.25568, 0, 55.8983, 0, 0, 0],
  poseidon: [83.66907, 0, 165.5163, 0, 0, 0],
};

/** Ecliptic of J1900 to ICRS: the transpose of the frame's matrix of that epoch. */
const TO_ICRS = eclipticMatrix(EPOCH, meanObliquity(EPOCH));

/** Returns the heliocentric state function of a Uranian point. */
export function uranianState(point: UranianPoint): StateFunction {
  const [axis, e, anomaly, perihelion, node, inclination] = ELEMENTS[point];
  const motion = GAUSS / (axis * Math.sqrt(axis));
  const toEcliptic = orbitalAxes(perihelion * DEG, node * DEG, inclination * DEG);
  return (julianDayTt, out) => {
    const mean = (anomaly * DEG + motion * (julianDayTt - EPOCH)) % TURN;
    const eccentric = solveKepler(mean, e);
    const cosE = Math.cos(eccentric);
    const sinE = Math.sin(eccentric);
    const minor = Math.sqrt(1 - e * e);
    const turning = motion / (1 - e * cosE);
    const plane = [axis * (cosE - e), axis * minor * sinE];
    const planeRate = [-axis * sinE * turning, axis * minor * cosE * turning];
    writeIcrs(toEcliptic, plane, out, 0);
    writeIcrs(toEcliptic, planeRate, out, 3);
  };
}

/** Unit vectors towards perihelion and 90° ahead of it: px, py, pz, qx, qy, qz. */
function orbitalAxes(perihelion: number, node: number, inclination: number): readonly number[] {
  const cw = Math.cos(perihelion);
  const sw = Math.sin(perihelion);
  const cn = Math.cos(node);
  const sn = Math.sin(node);
  const ci = Math.cos(inclination);
  const si = Math.sin(inclination);
  return [
    cw * cn - sw * sn * ci,
    cw * sn + sw * cn * ci,
    sw * si,
    -sw * cn - cw * sn * ci,
    -sw * sn + cw * cn * ci,
    cw * si,
  ];
}

function writeIcrs(
  axes: readonly number[],
  plane: readonly number[],
  out: Float64Array,
  at: number,
): void {
  const [along, across] = plane as unknown as [number, number];
  const x = along * axes[0]! + across * axes[3]!;
  const y = along * axes[1]! + across * axes[4]!;
  const z = along * axes[2]! + across * axes[5]!;
  for (let i = 0; i < 3; i++) {
    out[at + i] = TO_ICRS[i]! * x + TO_ICRS[3 + i]! * y + TO_ICRS[6 + i]! * z;
  }
}

function solveKepler(mean: number, e: number): number {
  let eccentric = mean;
  for (let step = 0; step < 8; step++) {
    eccentric -= (eccentric - e * Math.sin(eccentric) - mean) / (1 - e * Math.cos(eccentric));
  }
  return eccentric;
}
