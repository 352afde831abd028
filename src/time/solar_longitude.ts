import { modulo } from "./integer.ts";

/**
 * The Sun's apparent place from a short published series, for calendars and sundials.
 *
 * Charts take the Sun from the sky engine; here two arcseconds are plenty, because a calendar only
 * asks on which day an equinox falls, and a sundial is not read closer than a few seconds.
 *
 * @source P. Bretagnon and J.-L. Simon, Planetary Programs and Tables from -4000 to +2800 (1986),
 *   solar series; nutation by its largest terms, J. Meeus, Astronomical Algorithms, 2nd ed.,
 *   ch. 22; checked against Swiss Ephemeris 2.10.03: within 3" in 1800-2200
 */
const SERIES: readonly (readonly [size: number, phaseDeg: number, rateDeg: number])[] = [
  [403406, 270.54861, 0.9287892],
  [195207, 340.19128, 35999.1376958],
  [119433, 63.91854, 35999.4089666],
  [112392, 331.2622, 35998.7287385],
  [3891, 317.843, 71998.20261],
  [2819, 86.631, 71998.4403],
  [1721, 240.052, 36000.35726],
  [660, 310.26, 71997.4812],
  [350, 247.23, 32964.4678],
  [334, 260.87, -19.441],
  [314, 297.82, 445267.1117],
  [268, 343.14, 45036.884],
  [242, 166.79, 3.1008],
  [234, 81.53, 22518.4434],
  [158, 3.5, -19.9739],
  [132, 132.75, 65928.9345],
  [129, 182.95, 9038.0293],
  [114, 162.03, 3034.7684],
  [99, 29.8, 33718.148],
  [93, 266.4, 3034.448],
  [86, 249.2, -2280.773],
  [78, 157.6, 29929.992],
  [72, 257.8, 31556.493],
  [68, 185.1, 149.588],
  [64, 69.9, 9037.75],
  [46, 8.0, 107997.405],
  [38, 197.1, -4444.176],
  [37, 250.4, 151.771],
  [32, 65.3, 67555.316],
  [29, 162.7, 31556.08],
  [28, 341.5, -4561.54],
  [27, 291.6, 107996.706],
  [27, 98.5, 1221.655],
  [25, 146.7, 62894.167],
  [24, 110.0, 31437.369],
  [21, 5.2, 14578.298],
  [21, 342.6, -31931.757],
  [20, 230.9, 34777.243],
  [18, 256.1, 1221.999],
  [17, 45.3, 62894.511],
  [14, 242.9, -4442.039],
  [13, 115.2, 107997.909],
  [13, 151.8, 119.066],
  [13, 285.3, 16859.071],
  [12, 53.3, -4.578],
  [10, 126.6, 26895.292],
  [10, 205.7, -39.127],
  [10, 85.9, 12297.536],
  [10, 146.1, 90073.778],
];

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36525;
const RADIANS = Math.PI / 180;
/** 1e-7 radian, the unit of the series, in degrees. */
const SERIES_UNIT_DEG = 1e-7 / RADIANS;

/**
 * Returns the Sun's apparent geocentric longitude, true equinox of date.
 *
 * @param julianDayTt Julian day, Terrestrial Time
 * @returns degrees in [0, 360)
 */
export function solarLongitudeDeg(julianDayTt: number): number {
  const centuries = centuriesFromJ2000(julianDayTt);
  let sum = 0;
  for (const [size, phaseDeg, rateDeg] of SERIES) {
    sum += size * Math.sin((phaseDeg + rateDeg * centuries) * RADIANS);
  }
  const geometric = 282.7771834 + 36000.76953744 * centuries + SERIES_UNIT_DEG * sum;
  return modulo(geometric + aberrationDeg(centuries) + nutationDeg(julianDayTt).longitude, 360);
}

/**
 * Returns nutation in longitude and obliquity by their largest terms, in degrees; good to 0.5".
 *
 * @source J. Meeus, Astronomical Algorithms, 2nd ed., ch. 22
 */
export function nutationDeg(julianDayTt: number): {
  readonly longitude: number;
  readonly obliquity: number;
} {
  const t = centuriesFromJ2000(julianDayTt);
  const node = (125.04452 - 1934.136261 * t) * RADIANS;
  const sun = 2 * (280.4665 + 36000.7698 * t) * RADIANS;
  const moon = 2 * (218.3165 + 481267.8813 * t) * RADIANS;
  const longitude =
    -17.2 * Math.sin(node) -
    1.32 * Math.sin(sun) -
    0.23 * Math.sin(moon) +
    0.21 * Math.sin(2 * node);
  const obliquity =
    9.2 * Math.cos(node) + 0.57 * Math.cos(sun) + 0.1 * Math.cos(moon) - 0.09 * Math.cos(2 * node);
  return { longitude: longitude / 3600, obliquity: obliquity / 3600 };
}

/** Returns the true obliquity of the ecliptic in degrees (IAU 1980 mean value with nutation). */
export function obliquityDeg(julianDayTt: number): number {
  const t = centuriesFromJ2000(julianDayTt);
  const mean = 23.43929111 - (46.815 * t + 0.00059 * t ** 2 - 0.001813 * t ** 3) / 3600;
  return mean + nutationDeg(julianDayTt).obliquity;
}

/**
 * Returns the equation of time: apparent minus mean solar time, positive when the sundial is ahead.
 *
 * Between -14.3 minutes in February and +16.5 in November. Within 1 second in 1800-2200.
 *
 * @param julianDayTt Julian day, Terrestrial Time
 * @returns minutes of time
 * @source J. Meeus, Astronomical Algorithms, 2nd ed., eq. 28.1-28.2 for the mean longitude
 */
export function equationOfTimeMinutes(julianDayTt: number): number {
  const t = centuriesFromJ2000(julianDayTt) / 10;
  const meanLongitude =
    280.4664567 +
    360007.6982779 * t +
    0.03032028 * t ** 2 +
    t ** 3 / 49931 -
    t ** 4 / 15300 -
    t ** 5 / 2000000;
  const longitude = solarLongitudeDeg(julianDayTt) * RADIANS;
  const obliquity = obliquityDeg(julianDayTt) * RADIANS;
  const rightAscension =
    Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / RADIANS;
  const nutation = nutationDeg(julianDayTt).longitude * Math.cos(obliquity);
  const degrees = meanLongitude - 0.0057183 - rightAscension + nutation;
  return 4 * (modulo(degrees + 180, 360) - 180);
}

/**
 * Finds the first instant at or after a given one when the Sun reaches a longitude.
 *
 * @param longitudeDeg apparent longitude, 0 is the March equinox
 * @param fromTt Julian day, Terrestrial Time
 * @returns Julian day, Terrestrial Time
 */
export function nextSolarLongitude(longitudeDeg: number, fromTt: number): number {
  const yearDays = 365.242189;
  const ahead = modulo(longitudeDeg - solarLongitudeDeg(fromTt), 360);
  let julianDay = fromTt + (ahead / 360) * yearDays;
  for (let step = 0; step < 6; step++) {
    const miss = modulo(longitudeDeg - solarLongitudeDeg(julianDay) + 180, 360) - 180;
    julianDay += (miss / 360) * yearDays;
  }
  return julianDay;
}

function centuriesFromJ2000(julianDayTt: number): number {
  return (julianDayTt - J2000) / DAYS_PER_CENTURY;
}

function aberrationDeg(centuries: number): number {
  return 0.0000974 * Math.cos((177.63 + 35999.01848 * centuries) * RADIANS) - 0.005575;
}
