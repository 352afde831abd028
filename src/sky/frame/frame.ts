import { nutation } from "./nutation.ts";
import { eclipticMatrix, meanObliquity } from "./precession.ts";

/** General precession in longitude, radians per day (5029.0966" per century). */
const PRECESSION_RATE = 6.675163e-7;

/**
 * The axes of date at one instant: everything that turns an ICRS vector into apparent coordinates.
 * All angles are radians, all rates radians per day.
 */
export interface Frame {
  readonly julianDayTt: number;
  /** ICRS to mean ecliptic and equinox of date, row by row, frame bias included. */
  readonly matrix: Float64Array;
  readonly meanObliquity: number;
  readonly trueObliquity: number;
  readonly nutationLongitude: number;
  readonly nutationObliquity: number;
  readonly nutationLongitudeRate: number;
  /** Drift of the true equinox against the stars: precession and nutation together. */
  readonly equinoxRate: number;
  readonly obliquityRate: number;
}

let lastFrame: Frame | undefined;

/**
 * Builds the frame of date.
 *
 * The last frame is remembered, since a chart asks for the same instant many times; the answer does
 * not depend on it.
 *
 * @param julianDayTt Julian day, TT
 */
export function frameAt(julianDayTt: number): Frame {
  if (lastFrame?.julianDayTt === julianDayTt) return lastFrame;
  const obliquity = meanObliquity(julianDayTt);
  const nod = nutation(julianDayTt);
  lastFrame = {
    julianDayTt,
    matrix: eclipticMatrix(julianDayTt, obliquity),
    meanObliquity: obliquity,
    trueObliquity: obliquity + nod.obliquity,
    nutationLongitude: nod.longitude,
    nutationObliquity: nod.obliquity,
    nutationLongitudeRate: nod.longitudeRate,
    equinoxRate: PRECESSION_RATE + nod.longitudeRate,
    obliquityRate: nod.obliquityRate,
  };
  return lastFrame;
}
