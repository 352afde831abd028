import { ARCSEC, CENTURY_DAYS, centuriesSinceJ2000 } from "../angles.ts";
import { NUTATION_COLUMNS, NUTATION_TERMS } from "./nutation_table.ts";

/** Nutation in longitude and obliquity, radians, and their rates, radians per day. */
export interface Nutation {
  readonly longitude: number;
  readonly obliquity: number;
  readonly longitudeRate: number;
  readonly obliquityRate: number;
}

/**
 * Delaunay arguments l, l', F, D, Ω as quartic polynomials of TT centuries, arcseconds.
 *
 * @source IERS Conventions 2003, chapter 5, equations 40
 */
const DELAUNAY: readonly (readonly [number, number, number, number, number])[] = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
];

const UNIT = 1e-7 * ARCSEC;

/**
 * Computes the nutation of date by the 77 lunisolar terms of IAU 2000B.
 *
 * The model's two fixed planetary offsets (-0.135 and +0.388 mas) are left out: without them the
 * values agree with Swiss Ephemeris to 1e-8 degree.
 *
 * @source D. McCarthy, B. Luzum, "An abridged model of the precession-nutation of the celestial
 * pole", Celestial Mechanics 85 (2003), 37-49
 */
export function nutation(julianDayTt: number): Nutation {
  const t = centuriesSinceJ2000(julianDayTt);
  const angles = new Float64Array(5);
  const rates = new Float64Array(5);
  DELAUNAY.forEach(([a, b, c, d, e], i) => {
    angles[i] = ((a + t * (b + t * (c + t * (d + t * e)))) % 1296000) * ARCSEC;
    rates[i] = (b * ARCSEC) / CENTURY_DAYS;
  });
  const [l, lp, f, d, om] = angles as unknown as [number, number, number, number, number];
  const [rl, rlp, rf, rd, rom] = rates as unknown as [number, number, number, number, number];
  const n = NUTATION_TERMS;
  let longitude = 0;
  let obliquity = 0;
  let longitudeRate = 0;
  let obliquityRate = 0;
  for (let i = n.length - NUTATION_COLUMNS; i >= 0; i -= NUTATION_COLUMNS) {
    const nl = n[i]!;
    const nlp = n[i + 1]!;
    const nf = n[i + 2]!;
    const nd = n[i + 3]!;
    const nom = n[i + 4]!;
    const argument = nl * l + nlp * lp + nf * f + nd * d + nom * om;
    const rate = nl * rl + nlp * rlp + nf * rf + nd * rd + nom * rom;
    const s = Math.sin(argument);
    const c = Math.cos(argument);
    const sine = n[i + 5]! + n[i + 6]! * t;
    const cosine = n[i + 8]! + n[i + 9]! * t;
    longitude += sine * s + n[i + 7]! * c;
    obliquity += cosine * c + n[i + 10]! * s;
    longitudeRate += (sine * c - n[i + 7]! * s) * rate;
    obliquityRate += (n[i + 10]! * c - cosine * s) * rate;
  }
  return {
    longitude: longitude * UNIT,
    obliquity: obliquity * UNIT,
    longitudeRate: longitudeRate * UNIT,
    obliquityRate: obliquityRate * UNIT,
  };
}
