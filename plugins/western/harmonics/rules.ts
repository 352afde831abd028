/**
 * A chart multiplied, and how strongly each harmonic gathers the planets.
 *
 * @source J. Addey, Harmonics in Astrology (1976); the strength is the length of the mean of the planets as unit
 * vectors of the multiplied circle, which statistics call the mean resultant length
 */
import { normalizeDeg } from "#sky";
import { cos, separationOf, sin } from "../core/sphere.ts";

/** Orb of a conjunction in a harmonic chart, degrees. */
const JOINED_DEG = 8;

/** A longitude in the n-th harmonic. */
export function multiplied(longitudeDeg: number, harmonic: number): number {
  return normalizeDeg(longitudeDeg * harmonic);
}

/** From 0, spread evenly, to 1, all in one place. */
export function strengthOf(longitudesDeg: readonly number[], harmonic: number): number {
  const at = longitudesDeg.map((deg) => multiplied(deg, harmonic));
  const x = at.reduce((sum, deg) => sum + cos(deg), 0);
  const y = at.reduce((sum, deg) => sum + sin(deg), 0);
  return Math.hypot(x, y) / at.length;
}

/** A point with its place in the harmonic. */
export interface Placed<Id> {
  readonly id: Id;
  readonly longitudeDeg: number;
}

/** Conjunctions of a harmonic chart, closest first: aspects of the birth of one family. */
export function conjunctionsOf<Id>(points: readonly Placed<Id>[]) {
  return points
    .flatMap((a, i) =>
      points.slice(i + 1).flatMap((b) => {
        const orbDeg = separationOf(a.longitudeDeg, b.longitudeDeg);
        return orbDeg <= JOINED_DEG ? [{ a: a.id, b: b.id, orbDeg }] : [];
      }),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
