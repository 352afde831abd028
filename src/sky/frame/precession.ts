import { ARCSEC, TURN, centuriesSinceJ2000 } from "../angles.ts";

/**
 * Long-term precession of the equator and the ecliptic.
 *
 * @source J. Vondrák, N. Capitaine, P. Wallace, "New precession expressions, valid for long time
 * intervals", Astronomy & Astrophysics 534, A22 (2011), tables 1-3; frame bias: IERS Conventions 2003.
 * Checked against the mean obliquities of the vector set (1e-8 degree, years 538 to 2384).
 */

/** Cubic polynomials in arcseconds, then periodic rows `[period in centuries, cos1, cos2, sin1, sin2]`. */
interface TwinSeries {
  readonly polynomials: readonly [readonly number[], readonly number[]];
  readonly periodic: readonly (readonly [number, number, number, number, number])[];
}

/** P_A and Q_A: the pole of the ecliptic. */
const ECLIPTIC_POLE: TwinSeries = {
  polynomials: [
    [5851.607687, -0.1189, -0.00028913, 0.000000101],
    [-1600.8863, 1.1689818, -0.0000002, -0.000000437],
  ],
  periodic: [
    [708.15, -5486.751211, -684.66156, 667.66673, -5523.863691],
    [2309, -17.127623, 2446.28388, -2354.886252, -549.74745],
    [1620, -617.517403, 399.671049, -428.152441, -310.998056],
    [492.2, 413.44294, -356.652376, 376.202861, 421.535876],
    [1183, 78.614193, -186.387003, 184.778874, -36.776172],
    [622, -180.732815, -316.80007, 335.321713, -145.278396],
    [882, -87.676083, 198.296701, -185.138669, -34.74445],
    [547, 46.140315, 101.135679, -120.97283, 22.885731],
  ],
};

/** X_A and Y_A: the pole of the equator. */
const EQUATOR_POLE: TwinSeries = {
  polynomials: [
    [5453.282155, 0.4252841, -0.00037173, -0.000000152],
    [-73750.93035, -0.7675452, -0.00018725, 0.000000231],
  ],
  periodic: [
    [256.75, -819.940624, 75004.344875, 81491.287984, 1558.515853],
    [708.15, -8444.676815, 624.033993, 787.163481, 7774.939698],
    [274.2, 2600.009459, 1251.136893, 1251.296102, -2219.534038],
    [241.45, 2755.17563, -1102.212834, -1257.950837, -2523.969396],
    [2309, -167.659835, -2660.66498, -2966.79973, 247.850422],
    [492.2, 871.855056, 699.291817, 639.744522, -846.485643],
    [396.1, 44.769698, 153.16722, 131.600209, -1393.124055],
    [288.9, -512.313065, -950.865637, -445.040117, 368.526116],
    [231.1, -819.415595, 499.754645, 584.522874, 749.045012],
    [1610, -538.071099, -145.18821, -89.756563, 444.704518],
    [620, -189.793622, 558.116553, 524.42963, 235.934465],
    [157.87, -402.922932, -23.923029, -13.549067, 374.049623],
    [220.3, 179.516345, -165.405086, -210.157124, -171.33018],
    [1200, -9.814756, 9.344131, -44.919798, -22.899655],
  ],
};

const OBLIQUITY_POLYNOMIAL = [84028.206305, 0.3624445, -0.00004039, -110e-9];
/** Rows `[period in centuries, cos, sin]`, arcseconds. */
const OBLIQUITY_PERIODIC: readonly (readonly [number, number, number])[] = [
  [409.9, 753.87278, -1704.720302],
  [396.15, -247.805823, -862.308358],
  [537.22, 379.471484, 447.832178],
  [402.9, -53.880558, -889.571909],
  [417.15, -90.109153, 190.402846],
  [288.92, -353.60019, -56.564991],
  [4043, -63.115353, -296.222622],
  [306, -28.248187, -75.859952],
  [277, 17.703387, 67.473503],
  [203, 38.911307, 3.014055],
];

const OBLIQUITY_J2000 = 84381.406 * ARCSEC;
const COS_E0 = Math.cos(OBLIQUITY_J2000);
const SIN_E0 = Math.sin(OBLIQUITY_J2000);

/** Frame bias angles (dξ0, dη0, dα0) between the ICRS and the mean J2000 frame. */
const BIAS_XI = -0.016617 * ARCSEC;
const BIAS_ETA = -0.0068192 * ARCSEC;
const BIAS_ALPHA = -0.0146 * ARCSEC;

type Vector = readonly [number, number, number];

function polynomial(coefficients: readonly number[], t: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + coefficients[i]!;
  return sum;
}

function evaluateTwin(series: TwinSeries, t: number): readonly [number, number] {
  let first = polynomial(series.polynomials[0], t);
  let second = polynomial(series.polynomials[1], t);
  for (const [period, cos1, cos2, sin1, sin2] of series.periodic) {
    const argument = (TURN * t) / period;
    const c = Math.cos(argument);
    const s = Math.sin(argument);
    first += c * cos1 + s * sin1;
    second += c * cos2 + s * sin2;
  }
  return [first * ARCSEC, second * ARCSEC];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/**
 * Computes the mean obliquity of the ecliptic of date.
 *
 * @param julianDayTt Julian day, TT; good for ±200 000 years
 * @returns radians
 */
export function meanObliquity(julianDayTt: number): number {
  const t = centuriesSinceJ2000(julianDayTt);
  let seconds = polynomial(OBLIQUITY_POLYNOMIAL, t);
  for (const [period, c, s] of OBLIQUITY_PERIODIC) {
    const argument = (TURN * t) / period;
    seconds += c * Math.cos(argument) + s * Math.sin(argument);
  }
  return seconds * ARCSEC;
}

/**
 * Computes the rotation from the ICRS to the mean ecliptic and equinox of date, frame bias included.
 *
 * @param obliquityRad mean obliquity of the same instant, from `meanObliquity`
 * @returns nine numbers, row by row: x towards the mean equinox, z towards the ecliptic's pole
 */
export function eclipticMatrix(julianDayTt: number, obliquityRad: number): Float64Array {
  const t = centuriesSinceJ2000(julianDayTt);
  const [p, q] = evaluateTwin(ECLIPTIC_POLE, t);
  const z = Math.sqrt(1 - p * p - q * q);
  const ecliptic: Vector = [p, -q * COS_E0 - z * SIN_E0, -q * SIN_E0 + z * COS_E0];
  const [x, y] = evaluateTwin(EQUATOR_POLE, t);
  const equator: Vector = [x, y, Math.sqrt(1 - x * x - y * y)];

  const raw = cross(equator, ecliptic);
  const length = Math.hypot(raw[0], raw[1], raw[2]);
  const equinox: Vector = [raw[0] / length, raw[1] / length, raw[2] / length];
  const quadrature = cross(equator, equinox);

  const c = Math.cos(obliquityRad);
  const s = Math.sin(obliquityRad);
  const rows: readonly Vector[] = [
    equinox,
    [0, 1, 2].map((i) => c * quadrature[i]! + s * equator[i]!) as unknown as Vector,
    [0, 1, 2].map((i) => -s * quadrature[i]! + c * equator[i]!) as unknown as Vector,
  ];
  const matrix = new Float64Array(9);
  rows.forEach(([a, b, d], row) => {
    matrix[row * 3] = a - b * BIAS_ALPHA + d * BIAS_XI;
    matrix[row * 3 + 1] = b + a * BIAS_ALPHA + d * BIAS_ETA;
    matrix[row * 3 + 2] = d - a * BIAS_XI - b * BIAS_ETA;
  });
  return matrix;
}
