/** Longitudes in the signs, and numbers cut to what they are worth. */
import { normalizeDeg } from "#sky";
import { SIGN, signAt, type Sign } from "#lore";

/** Rounds to decimal places; -0 becomes 0. */
export function round(value: number, places = 6): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

/** The place of a sign in the circle: 0 for Aries. */
export function indexOfSign(sign: Sign): number {
  return SIGN.ids.indexOf(sign);
}

/** The place in the circle of the sign that holds a longitude: 0 for Aries. */
export function signIndexAt(longitudeDeg: number): number {
  return indexOfSign(signAt(longitudeDeg));
}

/** The sign so many places from Aries, over any number of rounds. */
export function signByIndex(index: number): Sign {
  return SIGN.ids[((index % 12) + 12) % 12]!;
}

/** The whole-sign house of a longitude where another rises, 1 to 12. */
export function wholeSignHouse(ascendantDeg: number, longitudeDeg: number): number {
  return ((signIndexAt(longitudeDeg) - signIndexAt(ascendantDeg) + 12) % 12) + 1;
}

/** A longitude as answers give it. */
export interface Place {
  /** Degrees [0, 360). */
  readonly longitudeDeg: number;
  readonly sign: Sign;
  /** Degrees [0, 30). */
  readonly degreeInSign: number;
}

/** A longitude as answers give it. */
export function placeOf(longitudeDeg: number): Place {
  const longitude = round(normalizeDeg(longitudeDeg));
  const within = longitude >= 360 ? 0 : longitude;
  const sign = signAt(within);
  return { longitudeDeg: within, sign, degreeInSign: round(within - 30 * indexOfSign(sign)) };
}

/** Degrees and minutes of an arc, cut off, as they are written in every language: `12°34′`. */
export function formatArc(arcDeg: number): string {
  const minutes = Math.floor(Math.abs(arcDeg) * 60 + 1e-6);
  return `${arcDeg < 0 ? "−" : ""}${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}

/** Degrees and minutes of a longitude in its sign. Minutes are cut off, so that none becomes 30°. */
export function formatDegree(longitudeDeg: number): string {
  return formatArc(normalizeDeg(longitudeDeg) % 30);
}
