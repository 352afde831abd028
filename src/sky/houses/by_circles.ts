import { DEG, normalizeDeg } from "../angles.ts";
import type { ChartAngles, LocalSky } from "./angles_of_chart.ts";
import { longitudeRising } from "./angles_of_chart.ts";

/**
 * House systems that draw great circles in the sky over a place and cut the ecliptic with them. Vectors
 * stand in the equatorial frame of date: x to the equinox, z to the pole.
 */
type Vector = readonly [number, number, number];

interface Local {
  readonly zenith: Vector;
  readonly north: Vector;
  readonly east: Vector;
  readonly eclipticPole: Vector;
  readonly obliquity: number;
}

function localOf({ armcDeg, latitudeDeg, obliquityDeg }: LocalSky): Local {
  const [a, p, e] = [armcDeg * DEG, latitudeDeg * DEG, obliquityDeg * DEG];
  return {
    zenith: [Math.cos(p) * Math.cos(a), Math.cos(p) * Math.sin(a), Math.sin(p)],
    north: [-Math.sin(p) * Math.cos(a), -Math.sin(p) * Math.sin(a), Math.cos(p)],
    east: [-Math.sin(a), Math.cos(a), 0],
    eclipticPole: [0, -Math.sin(e), Math.cos(e)],
    obliquity: e,
  };
}

/**
 * Azimuthal houses: vertical circles at every thirty degrees of the horizon. The tenth holds the midheaven:
 * where it culminates on the pole's side of the zenith, within the tropics, the first lies in the west.
 */
export function horizontal(sky: LocalSky, { midheavenDeg }: ChartAngles): readonly number[] {
  const local = localOf(sky);
  const { zenith, north, east } = local;
  const poleSide = sky.latitudeDeg >= 0 ? 1 : -1;
  const turned = poleSide * dot(onEcliptic(midheavenDeg, local.obliquity), north) > 0 ? -1 : 1;
  return cusps((house) => {
    const turn = 30 * house * DEG;
    const along = add(scale(east, Math.cos(turn)), scale(north, poleSide * Math.sin(turn)));
    return cut(local, zenith, scale(along, turned));
  });
}

/**
 * The circle through ascendant and zenith in twelve equal parts, carried to the ecliptic by hour circles.
 *
 * @source B. Krusiński, 1995, with M. Pisa and A. Goelzer before him
 */
export function krusinski(sky: LocalSky, { ascendantDeg }: ChartAngles): readonly number[] {
  const { zenith, obliquity } = localOf(sky);
  const ascendant = onEcliptic(ascendantDeg, obliquity);
  const up = unit(subtract(zenith, scale(ascendant, dot(zenith, ascendant))));
  return cusps((house) => {
    const turn = -30 * house * DEG;
    const point = add(scale(ascendant, Math.cos(turn)), scale(up, Math.sin(turn)));
    return longitudeRising(Math.atan2(point[1], point[0]) / DEG, 0, sky.obliquityDeg);
  });
}

/** Equal parts of the equator from the ascendant's right ascension, carried over by hour circles. */
export function carter(sky: LocalSky, { ascendantDeg }: ChartAngles): readonly number[] {
  const [x, y] = onEcliptic(ascendantDeg, sky.obliquityDeg * DEG);
  const first = Math.atan2(y, x) / DEG;
  return cusps((house) => longitudeRising(first + 30 * house, 0, sky.obliquityDeg));
}

/**
 * The parallel of the ascendant: its arcs above and below the horizon in six equal parts each, cut by
 * circles through the north and south points. Cusps above are not opposite to those below.
 *
 * @source L. Knegt, Astrologie (Amsterdam, 1928): ascendant parallel circle
 */
export function ascendantParallel(sky: LocalSky, { ascendantDeg }: ChartAngles): readonly number[] {
  const declination = Math.asin(onEcliptic(ascendantDeg, sky.obliquityDeg * DEG)[2]);
  return byArcs(sky, declination);
}

/**
 * The parallel of the Sun: its diurnal and nocturnal arcs in six equal parts each, cut by circles through
 * the north and south points; the angles stay the angles.
 *
 * @param declinationDeg of the Sun; where it does not rise and set there are no arcs
 * @source B. Makransky, Primary Directions (1988), part 2
 */
export function sunshine(
  sky: LocalSky,
  { ascendantDeg, midheavenDeg, turned }: ChartAngles,
  declinationDeg: number,
): readonly number[] {
  const tenth = midheavenDeg + (turned ? 180 : 0);
  const angles: Readonly<Record<number, number>> = {
    0: ascendantDeg,
    3: tenth + 180,
    6: ascendantDeg + 180,
    9: tenth,
  };
  return byArcs(sky, declinationDeg * DEG).map((cusp, house) =>
    normalizeDeg(angles[house] ?? cusp),
  );
}

/** Whether a point of this declination rises and sets. */
export function hasArcs({ latitudeDeg }: LocalSky, declinationDeg: number): boolean {
  return Math.abs(Math.tan(latitudeDeg * DEG) * Math.tan(declinationDeg * DEG)) < 1;
}

function byArcs(sky: LocalSky, declination: number): readonly number[] {
  const local = localOf(sky);
  const cosine = -Math.tan(sky.latitudeDeg * DEG) * Math.tan(declination);
  const diurnal = Math.acos(Math.max(-1, Math.min(1, cosine))) / DEG;
  const nocturnal = 180 - diurnal;
  return cusps((house) => {
    const eastward =
      house < 6 ? diurnal + (house * nocturnal) / 3 : diurnal - ((12 - house) * diurnal) / 3;
    const right = (sky.armcDeg + eastward) * DEG;
    const point: Vector = [
      Math.cos(declination) * Math.cos(right),
      Math.cos(declination) * Math.sin(right),
      Math.sin(declination),
    ];
    return cut(local, local.north, point);
  });
}

/** Longitude at which the half circle from an axis through a point meets the ecliptic. */
function cut({ eclipticPole, obliquity }: Local, axis: Vector, point: Vector): number {
  const aside = subtract(point, scale(axis, dot(point, axis)));
  const meeting = cross(cross(axis, point), eclipticPole);
  const [x, y, z] = dot(meeting, aside) < 0 ? scale(meeting, -1) : meeting;
  return Math.atan2(y * Math.cos(obliquity) + z * Math.sin(obliquity), x) / DEG;
}

function cusps(cuspOf: (house: number) => number): readonly number[] {
  return Array.from({ length: 12 }, (_, house) => normalizeDeg(cuspOf(house)));
}

function onEcliptic(longitudeDeg: number, obliquity: number): Vector {
  const [x, y] = [Math.cos(longitudeDeg * DEG), Math.sin(longitudeDeg * DEG)];
  return [x, y * Math.cos(obliquity), y * Math.sin(obliquity)];
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  return scale(a, 1 / Math.sqrt(dot(a, a)));
}
