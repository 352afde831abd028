import { AU_KM, DEG, centuriesSinceJ2000 } from "../angles.ts";
import { fromEcliptic, type Position } from "../coordinates.ts";
import type { Sky } from "../sky.ts";
import type { LunarPoint } from "./bodies.ts";

/** GM of Earth and Moon together, and of the Sun, AU³ per day². */
const GM_EARTH_MOON = ((398600.4415 + 4902.8) * 86400 ** 2) / AU_KM ** 3;
const GM_SUN = 2.959122082855911e-4;
/** Mean inclination, degrees, mean distance, AU, and mean eccentricity of the lunar orbit. */
const INCLINATION_DEG = 5.145396;
const SEMI_MAJOR_AXIS = 384399.07 / AU_KM;
const ECCENTRICITY = 0.054900489;
/** Half step of the numerical rates of the mean points, days. */
const STEP_DAYS = 0.5;

type Vector = readonly [number, number, number];

/**
 * Computes a node or apogee of the Moon's orbit.
 *
 * Mean points: polynomials, with the apogee projected from the mean orbit to the ecliptic. True
 * points: elements of the osculating ellipse about the Earth, on the mean ecliptic of date; nutation
 * in longitude is added to all. Latitude of a node is zero by definition.
 *
 * @source mean elements: J. Chapront and others (2002) and J. L. Simon and others (1994), with a cubic
 * fitted to Swiss Ephemeris; the osculating formulas are those of any text on the two-body problem
 */
export function lunarPointOf(sky: Sky, point: LunarPoint): Position {
  switch (point) {
    case "meanNode":
      return meanPosition(sky, (t) => [meanNodeDeg(t) * DEG, 0], SEMI_MAJOR_AXIS);
    case "meanLilith":
      return meanPosition(sky, meanApogee, SEMI_MAJOR_AXIS * (1 + ECCENTRICITY));
    case "trueNode":
      return osculatingNode(sky);
    case "trueLilith":
      return osculatingApogee(sky);
  }
}

/** Mean longitude of the ascending node on the mean equinox of date; t in centuries. */
function meanNodeDeg(t: number): number {
  const theory =
    125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467441 - t / 60616000)));
  const fitted = 7.14462e-6 + t * (-2.652044e-5 + t * (-3.932764e-6 - t * 2.247748e-7));
  return theory + fitted;
}

/** Mean longitude of the apogee, measured along the ecliptic to the node and then the orbit. */
function meanApogeeDeg(t: number): number {
  const theory =
    263.3532465 + t * (4069.0137287 + t * (-0.01032 + t * (-1 / 80053 + t / 18999000)));
  const fitted = -3.522225e-6 + t * (-1.493735e-4 + t * (6.000146e-6 + t * 7.197929e-7));
  return theory + fitted;
}

function meanApogee(t: number): [number, number] {
  const node = meanNodeDeg(t) * DEG;
  const along = meanApogeeDeg(t) * DEG - node;
  const inclination = INCLINATION_DEG * DEG;
  return [
    node + Math.atan2(Math.sin(along) * Math.cos(inclination), Math.cos(along)),
    Math.asin(Math.sin(along) * Math.sin(inclination)),
  ];
}

function meanPosition(sky: Sky, placeAt: (t: number) => [number, number], distance: number) {
  const at = (offset: number) => placeAt(centuriesSinceJ2000(sky.julianDayTt + offset));
  const [longitude, latitude] = at(0);
  const before = at(-STEP_DAYS);
  const after = at(STEP_DAYS);
  const turned = after[0] - before[0];
  const rate = turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
  const { frame } = sky;
  return fromEcliptic(
    frame,
    [longitude + frame.nutationLongitude, latitude, distance],
    // The polynomials already count from the moving equinox: only nutation's drift is missing.
    [rate + frame.nutationLongitudeRate, after[1] - before[1], 0],
  );
}

/** The Moon's state and the Sun's tide on it, on the mean ecliptic of date. */
interface LunarOrbit {
  readonly r: Vector;
  readonly v: Vector;
  /** Angular momentum. */
  readonly h: Vector;
  /** Acceleration beyond the two-body pull: the solar tide. */
  readonly tide: Vector;
}

const moon = new Float64Array(6);

function orbitOf({ ephemeris, frame, observer, julianDayTt }: Sky): LunarOrbit {
  ephemeris.moonState(julianDayTt, moon);
  const m = frame.matrix;
  const rotate = (x: number, y: number, z: number): Vector => [
    m[0]! * x + m[1]! * y + m[2]! * z,
    m[3]! * x + m[4]! * y + m[5]! * z,
    m[6]! * x + m[7]! * y + m[8]! * z,
  ];
  const r = rotate(moon[0]!, moon[1]!, moon[2]!);
  const v = rotate(moon[3]!, moon[4]!, moon[5]!);
  const e = observer.earth;
  const sun = rotate(-e[0]!, -e[1]!, -e[2]!);
  const toSun: Vector = [sun[0] - r[0], sun[1] - r[1], sun[2] - r[2]];
  const near = GM_SUN / length(toSun) ** 3;
  const far = GM_SUN / length(sun) ** 3;
  const tide: Vector = [
    toSun[0] * near - sun[0] * far,
    toSun[1] * near - sun[1] * far,
    toSun[2] * near - sun[2] * far,
  ];
  return { r, v, h: cross(r, v), tide };
}

function osculatingNode(sky: Sky): Position {
  const { r, v, h, tide } = orbitOf(sky);
  const torque = cross(r, tide);
  const longitude = Math.atan2(h[0], -h[1]);
  const flat = h[0] * h[0] + h[1] * h[1];
  const rate = (h[0] * torque[1] - h[1] * torque[0]) / flat;
  const e = eccentricity(r, v, h);
  const node: Vector = [Math.cos(longitude), Math.sin(longitude), 0];
  const distance = dot(h, h) / GM_EARTH_MOON / (1 + dot(e, node));
  const { frame } = sky;
  return fromEcliptic(
    frame,
    [longitude + frame.nutationLongitude, 0, distance],
    [rate + frame.equinoxRate, 0, 0],
  );
}

function osculatingApogee(sky: Sky): Position {
  const { r, v, h, tide } = orbitOf(sky);
  const e = eccentricity(r, v, h);
  const first = cross(tide, h);
  const second = cross(v, cross(r, tide));
  const change: Vector = [
    -(first[0] + second[0]) / GM_EARTH_MOON,
    -(first[1] + second[1]) / GM_EARTH_MOON,
    -(first[2] + second[2]) / GM_EARTH_MOON,
  ];
  const apogee: Vector = [-e[0], -e[1], -e[2]];
  const flat = apogee[0] ** 2 + apogee[1] ** 2;
  const size = length(e);
  const sine = apogee[2] / size;
  const along = dot(apogee, change) / (size * size);
  const axis = 1 / (2 / length(r) - dot(v, v) / GM_EARTH_MOON);
  const { frame } = sky;
  return fromEcliptic(
    frame,
    [
      Math.atan2(apogee[1], apogee[0]) + frame.nutationLongitude,
      Math.asin(sine),
      axis * (1 + size),
    ],
    [
      (apogee[0] * change[1] - apogee[1] * change[0]) / flat + frame.equinoxRate,
      (change[2] / size - sine * along) / Math.sqrt(1 - sine * sine),
      0,
    ],
  );
}

/** Eccentricity vector: towards perigee, as long as the eccentricity. */
function eccentricity(r: Vector, v: Vector, h: Vector): Vector {
  const pull = cross(v, h);
  const distance = length(r);
  return [
    pull[0] / GM_EARTH_MOON - r[0] / distance,
    pull[1] / GM_EARTH_MOON - r[1] / distance,
    pull[2] / GM_EARTH_MOON - r[2] / distance,
  ];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}
