import { modulo } from "./integer.ts";
import { nutationDeg, obliquityDeg, solarLongitudeDeg } from "./solar_longitude.ts";

/**
 * The Moon's apparent place from a short published series, for calendars.
 *
 * Ten arcseconds in longitude are 20 seconds of a new moon's time. Charts take the Moon from the
 * sky engine.
 *
 * @source J. Meeus, Astronomical Algorithms, 2nd ed., ch. 47 and its tables 47.A and 47.B; checked
 *   against Swiss Ephemeris 2.10.03: within 20" in 500-2400
 */
export interface LunarPosition {
  /** Apparent geocentric longitude, true equinox of date, degrees in [0, 360). */
  readonly longitudeDeg: number;
  /** Degrees north of the ecliptic. */
  readonly latitudeDeg: number;
  readonly distanceKm: number;
}

/** Mean synodic month in days. */
export const SYNODIC_MONTH_DAYS = 29.530588861;

/** Multiples of D, M, M' and F, then 1e-6 degree of sine and metre of cosine; sums 8279751 and -28257908. */
const LONGITUDE_TERMS: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 1, 0, 6288774, -20905355],
  [2, 0, -1, 0, 1274027, -3699111],
  [2, 0, 0, 0, 658314, -2955968],
  [0, 0, 2, 0, 213618, -569925],
  [0, 1, 0, 0, -185116, 48888],
  [0, 0, 0, 2, -114332, -3149],
  [2, 0, -2, 0, 58793, 246158],
  [2, -1, -1, 0, 57066, -152138],
  [2, 0, 1, 0, 53322, -170733],
  [2, -1, 0, 0, 45758, -204586],
  [0, 1, -1, 0, -40923, -129620],
  [1, 0, 0, 0, -34720, 108743],
  [0, 1, 1, 0, -30383, 104755],
  [2, 0, 0, -2, 15327, 10321],
  [0, 0, 1, 2, -12528, 0],
  [0, 0, 1, -2, 10980, 79661],
  [4, 0, -1, 0, 10675, -34782],
  [0, 0, 3, 0, 10034, -23210],
  [4, 0, -2, 0, 8548, -21636],
  [2, 1, -1, 0, -7888, 24208],
  [2, 1, 0, 0, -6766, 30824],
  [1, 0, -1, 0, -5163, -8379],
  [1, 1, 0, 0, 4987, -16675],
  [2, -1, 1, 0, 4036, -12831],
  [2, 0, 2, 0, 3994, -10445],
  [4, 0, 0, 0, 3861, -11650],
  [2, 0, -3, 0, 3665, 14403],
  [0, 1, -2, 0, -2689, -7003],
  [2, 0, -1, 2, -2602, 0],
  [2, -1, -2, 0, 2390, 10056],
  [1, 0, 1, 0, -2348, 6322],
  [2, -2, 0, 0, 2236, -9884],
  [0, 1, 2, 0, -2120, 5751],
  [0, 2, 0, 0, -2069, 0],
  [2, -2, -1, 0, 2048, -4950],
  [2, 0, 1, -2, -1773, 4130],
  [2, 0, 0, 2, -1595, 0],
  [4, -1, -1, 0, 1215, -3958],
  [0, 0, 2, 2, -1110, 0],
  [3, 0, -1, 0, -892, 3258],
  [2, 1, 1, 0, -810, 2616],
  [4, -1, -2, 0, 759, -1897],
  [0, 2, -1, 0, -713, -2117],
  [2, 2, -1, 0, -700, 2354],
  [2, 1, -2, 0, 691, 0],
  [2, -1, 0, -2, 596, 0],
  [4, 0, 1, 0, 549, -1423],
  [0, 0, 4, 0, 537, -1117],
  [4, -1, 0, 0, 520, -1571],
  [1, 0, -2, 0, -487, -1739],
  [2, 1, 0, -2, -399, 0],
  [0, 0, 2, -2, -381, -4421],
  [1, 1, 1, 0, 351, 0],
  [3, 0, -2, 0, -340, 0],
  [4, 0, -3, 0, 330, 0],
  [2, -1, 2, 0, 327, 0],
  [0, 2, 1, 0, -323, 1165],
  [1, 1, -1, 0, 299, 0],
  [2, 0, 3, 0, 294, 0],
  [2, 0, -1, -2, 0, 8752],
];

/** Multiples of D, M, M' and F, then 1e-6 degree of sine; sum 6044003. */
const LATITUDE_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 0, 1, 5128122],
  [0, 0, 1, 1, 280602],
  [0, 0, 1, -1, 277693],
  [2, 0, 0, -1, 173237],
  [2, 0, -1, 1, 55413],
  [2, 0, -1, -1, 46271],
  [2, 0, 0, 1, 32573],
  [0, 0, 2, 1, 17198],
  [2, 0, 1, -1, 9266],
  [0, 0, 2, -1, 8822],
  [2, -1, 0, -1, 8216],
  [2, 0, -2, -1, 4324],
  [2, 0, 1, 1, 4200],
  [2, 1, 0, -1, -3359],
  [2, -1, -1, 1, 2463],
  [2, -1, 0, 1, 2211],
  [2, -1, -1, -1, 2065],
  [0, 1, -1, -1, -1870],
  [4, 0, -1, -1, 1828],
  [0, 1, 0, 1, -1794],
  [0, 0, 0, 3, -1749],
  [0, 1, -1, 1, -1565],
  [1, 0, 0, 1, -1491],
  [0, 1, 1, 1, -1475],
  [0, 1, 1, -1, -1410],
  [0, 1, 0, -1, -1344],
  [1, 0, 0, -1, -1335],
  [0, 0, 3, 1, 1107],
  [4, 0, 0, -1, 1021],
  [4, 0, -1, 1, 833],
  [0, 0, 1, -3, 777],
  [4, 0, -2, 1, 671],
  [2, 0, 0, -3, 607],
  [2, 0, 2, -1, 596],
  [2, -1, 1, -1, 491],
  [2, 0, -2, 1, -451],
  [0, 0, 3, -1, 439],
  [2, 0, 2, 1, 422],
  [2, 0, -3, -1, 421],
  [2, 1, -1, 1, -366],
  [2, 1, 0, 1, -351],
  [4, 0, 0, 1, 331],
  [2, -1, 1, 1, 315],
  [2, -2, 0, -1, 302],
  [0, 0, 1, 3, -283],
  [2, 1, 1, -1, -229],
  [1, 1, 0, -1, 223],
  [1, 1, 0, 1, 223],
  [0, 1, -2, -1, -220],
  [2, 1, -1, -1, -220],
  [1, 0, 1, 1, -185],
  [2, -1, -2, -1, 181],
  [0, 1, 2, 1, -177],
  [4, 0, -2, -1, 176],
  [4, -1, -1, -1, 166],
  [1, 0, 1, -1, -164],
  [4, 0, 1, -1, 132],
  [1, 0, -1, -1, -119],
  [4, -1, 0, -1, 115],
  [2, -2, 0, 1, 107],
];

const RADIANS = Math.PI / 180;

/**
 * Returns the Moon's apparent geocentric place.
 *
 * @param julianDayTt Julian day, Terrestrial Time
 */
export function lunarPosition(julianDayTt: number): LunarPosition {
  const at = argumentsAt(julianDayTt);
  const { t, meanLongitude, moonAnomaly, argument, damping, venus } = at;
  let distance = 0;
  for (const [d, m, mp, f, , cosine] of LONGITUDE_TERMS) {
    distance += cosine * damping[Math.abs(m)]! * Math.cos(angleOf(at, d, m, mp, f));
  }
  let latitude = 0;
  for (const [d, m, mp, f, sine] of LATITUDE_TERMS) {
    latitude += sine * damping[Math.abs(m)]! * Math.sin(angleOf(at, d, m, mp, f));
  }
  const l = meanLongitude * RADIANS;
  const f = argument * RADIANS;
  const mp = moonAnomaly * RADIANS;
  latitude +=
    -2235 * Math.sin(l) +
    382 * Math.sin((313.45 + 481266.484 * t) * RADIANS) +
    175 * (Math.sin(venus - f) + Math.sin(venus + f)) +
    127 * Math.sin(l - mp) -
    115 * Math.sin(l + mp);
  return {
    longitudeDeg: longitudeOf(at),
    latitudeDeg: latitude / 1e6,
    distanceKm: 385000.56 + distance / 1000,
  };
}

/** Longitude alone, which is all that a phase needs. */
function longitudeOf(at: Arguments): number {
  const { julianDayTt, t, meanLongitude, argument, damping, venus } = at;
  let longitude = 0;
  for (const [d, m, mp, f, sine] of LONGITUDE_TERMS) {
    longitude += sine * damping[Math.abs(m)]! * Math.sin(angleOf(at, d, m, mp, f));
  }
  const jupiter = (53.09 + 479264.29 * t) * RADIANS;
  const l = meanLongitude * RADIANS;
  const f = argument * RADIANS;
  longitude += 3958 * Math.sin(venus) + 1962 * Math.sin(l - f) + 318 * Math.sin(jupiter);
  const nutation = nutationDeg(julianDayTt).longitude;
  return modulo(meanLongitude + longitude / 1e6 + nutation, 360);
}

/** What the terms are made of at an instant; angles in degrees, but `venus` in radians. */
interface Arguments {
  readonly julianDayTt: number;
  /** Julian centuries from J2000. */
  readonly t: number;
  readonly meanLongitude: number;
  readonly elongation: number;
  readonly sunAnomaly: number;
  readonly moonAnomaly: number;
  /** Of latitude. */
  readonly argument: number;
  /** By the multiple of the Sun's anomaly: how much the eccentricity of the Earth's orbit takes off a term. */
  readonly damping: readonly number[];
  readonly venus: number;
}

function argumentsAt(julianDayTt: number): Arguments {
  const t = (julianDayTt - 2451545) / 36525;
  const [meanLongitude, elongation, sunAnomaly, moonAnomaly, argument] = meanArguments(t);
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const damping = [1, eccentricity, eccentricity ** 2];
  const venus = (119.75 + 131.849 * t) * RADIANS;
  const angles = { meanLongitude, elongation, sunAnomaly, moonAnomaly, argument };
  return { julianDayTt, t, ...angles, damping, venus };
}

function angleOf(
  { elongation, sunAnomaly, moonAnomaly, argument }: Arguments,
  d: number,
  m: number,
  mp: number,
  f: number,
): number {
  return (d * elongation + m * sunAnomaly + mp * moonAnomaly + f * argument) * RADIANS;
}

/**
 * Returns the Moon's elongation east of the Sun in longitude: 0 is new, 180 full.
 *
 * @returns degrees in [0, 360)
 */
export function lunarPhaseDeg(julianDayTt: number): number {
  return modulo(longitudeOf(argumentsAt(julianDayTt)) - solarLongitudeDeg(julianDayTt), 360);
}

/** Finds the last instant at or before a given one when the Moon was new, as a Julian day (TT). */
export function lastNewMoon(julianDayTt: number): number {
  const estimate = julianDayTt - (lunarPhaseDeg(julianDayTt) / 360) * SYNODIC_MONTH_DAYS;
  const found = refineNewMoon(estimate);
  return found <= julianDayTt ? found : refineNewMoon(found - SYNODIC_MONTH_DAYS);
}

/** Finds the first instant after a given one when the Moon is new, as a Julian day (TT). */
export function nextNewMoon(julianDayTt: number): number {
  const ahead = 1 - lunarPhaseDeg(julianDayTt) / 360;
  const found = refineNewMoon(julianDayTt + ahead * SYNODIC_MONTH_DAYS);
  return found > julianDayTt ? found : refineNewMoon(found + SYNODIC_MONTH_DAYS);
}

/**
 * Returns the Moon's geocentric right ascension and declination in degrees.
 *
 * @param julianDayTt Julian day, Terrestrial Time
 */
export function lunarEquatorial(julianDayTt: number): {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
} {
  const { longitudeDeg, latitudeDeg } = lunarPosition(julianDayTt);
  const lambda = longitudeDeg * RADIANS;
  const beta = latitudeDeg * RADIANS;
  const epsilon = obliquityDeg(julianDayTt) * RADIANS;
  const y = Math.sin(lambda) * Math.cos(epsilon) - Math.tan(beta) * Math.sin(epsilon);
  const sine =
    Math.sin(beta) * Math.cos(epsilon) + Math.cos(beta) * Math.sin(epsilon) * Math.sin(lambda);
  return {
    rightAscensionDeg: modulo(Math.atan2(y, Math.cos(lambda)) / RADIANS, 360),
    declinationDeg: Math.asin(sine) / RADIANS,
  };
}

function refineNewMoon(estimate: number): number {
  let julianDay = estimate;
  for (let step = 0; step < 12; step++) {
    const missDeg = modulo(lunarPhaseDeg(julianDay) + 180, 360) - 180;
    julianDay -= (missDeg / 360) * SYNODIC_MONTH_DAYS;
    if (Math.abs(missDeg) < 1e-6) break;
  }
  return julianDay;
}

/** Mean longitude, elongation, anomalies of Sun and Moon, argument of latitude, degrees. */
function meanArguments(t: number): readonly [number, number, number, number, number] {
  return [
    218.3164477 + t * (481267.88123421 + t * (-0.0015786 + t * (1 / 538841 - t / 65194000))),
    297.8501921 + t * (445267.1114034 + t * (-0.0018819 + t * (1 / 545868 - t / 113065000))),
    357.5291092 + t * (35999.0502909 + t * (-0.0001536 + t / 24490000)),
    134.9633964 + t * (477198.8675055 + t * (0.0087414 + t * (1 / 69699 - t / 14712000))),
    93.272095 + t * (483202.0175233 + t * (-0.0036539 + t * (-1 / 3526000 + t / 863310000))),
  ];
}
