import { normalizeDeg, DEG } from "../angles.ts";
import { DIRECTION_SIZE, toUnit } from "../apparent.ts";
import { positionOf, type Position } from "../coordinates.ts";
import type { State } from "../series/vsop87.ts";
import type { Sky } from "../sky.ts";
import { isPlanet, type Planet } from "./bodies.ts";

/** Bodies that have a place as seen from the Sun. */
export const HELIOCENTRIC = [
  "mercury",
  "venus",
  "earth",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;
/** A body of {@link HELIOCENTRIC}. */
export type Heliocentric = (typeof HELIOCENTRIC)[number];

/** GM of the Sun, AU³ per day². */
const GM_SUN = 2.959122082855911e-4;

/** Gravity of the Sun and the planet together over that of the Sun. */
const MASS: Readonly<Record<Heliocentric, number>> = {
  mercury: 1 + 1 / 6023600,
  venus: 1 + 1 / 408523.719,
  earth: 1 + 1 / 328900.5614,
  mars: 1 + 1 / 3098703.59,
  jupiter: 1 + 1 / 1047.348644,
  saturn: 1 + 1 / 3497.9018,
  uranus: 1 + 1 / 22902.98,
  neptune: 1 + 1 / 19412.26,
  pluto: 1 + 1 / 135836683,
};

const state: State = new Float64Array(6);
const direction = new Float64Array(DIRECTION_SIZE);

function read({ ephemeris, julianDayTt }: Sky, body: Heliocentric): void {
  if (isPlanet(body as Planet) || body === "earth") {
    ephemeris.planetState(body as Planet | "earth", julianDayTt, state);
  } else ephemeris.smallBodyState("pluto", julianDayTt, state);
}

/**
 * Where a planet stands as seen from the Sun at an instant: geometric, on the true equinox of date.
 *
 * @returns degrees and AU; distances from the Sun
 */
export function heliocentricPosition(sky: Sky, body: Heliocentric): Position {
  read(sky, body);
  direction.set(state);
  toUnit(direction, Math.hypot(state[0]!, state[1]!, state[2]!));
  return positionOf(sky.frame, direction);
}

/** The ellipse that a planet follows at an instant, on the mean ecliptic of date with nutation in longitude. */
export interface Orbit {
  readonly ascendingNodeDeg: number;
  readonly perihelionDeg: number;
  readonly aphelionDeg: number;
  readonly inclinationDeg: number;
  readonly eccentricity: number;
  readonly semiMajorAxisAu: number;
}

/** The osculating orbit of a planet about the Sun; the Earth has no node on its own ecliptic. */
export function osculatingOrbit(sky: Sky, body: Heliocentric): Orbit {
  read(sky, body);
  const m = sky.frame.matrix;
  const turned = (i: number) => [
    m[0]! * state[i]! + m[1]! * state[i + 1]! + m[2]! * state[i + 2]!,
    m[3]! * state[i]! + m[4]! * state[i + 1]! + m[5]! * state[i + 2]!,
    m[6]! * state[i]! + m[7]! * state[i + 1]! + m[8]! * state[i + 2]!,
  ];
  const [rx, ry, rz] = turned(0) as [number, number, number];
  const [vx, vy, vz] = turned(3) as [number, number, number];
  const gm = GM_SUN * MASS[body];
  const [hx, hy, hz] = [ry * vz - rz * vy, rz * vx - rx * vz, rx * vy - ry * vx];
  const r = Math.hypot(rx, ry, rz);
  const h = Math.hypot(hx, hy, hz);
  const ex = (vy * hz - vz * hy) / gm - rx / r;
  const ey = (vz * hx - vx * hz) / gm - ry / r;
  const ez = (vx * hy - vy * hx) / gm - rz / r;
  const nutation = sky.frame.nutationLongitude / DEG;
  const perihelionDeg = normalizeDeg(Math.atan2(ey, ex) / DEG + nutation);
  return {
    ascendingNodeDeg: normalizeDeg(Math.atan2(hx, -hy) / DEG + nutation),
    perihelionDeg,
    aphelionDeg: normalizeDeg(perihelionDeg + 180),
    inclinationDeg: Math.acos(hz / h) / DEG,
    eccentricity: Math.hypot(ex, ey, ez),
    semiMajorAxisAu: 1 / (2 / r - (vx * vx + vy * vy + vz * vz) / gm),
  };
}
