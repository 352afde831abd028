/**
 * Midpoints on the 90° dial.
 *
 * @source A. Witte; R. Ebertin, The Combination of Stellar Influences (1940)
 */
import { normalizeDeg, signedDeg } from "#sky";
import type { PointId } from "../core/points.ts";
import { midpointOf } from "../core/sphere.ts";

export type Point = readonly [PointId, number];

/** A point that stands in the axis of two others. */
export interface MidpointContact {
  readonly point: PointId;
  readonly a: PointId;
  readonly b: PointId;
  readonly midpointDeg: number;
  readonly orbDeg: number;
  /** Angle between point and midpoint, a multiple of 45°. */
  readonly contactDeg: 0 | 45 | 90 | 135 | 180;
}

/** Distance of a point from the axis of a midpoint, by the eighth of the circle; signed degrees. */
export function missFromAxis(longitudeDeg: number, midpointDeg: number): number {
  return ((((longitudeDeg - midpointDeg + 22.5) % 45) + 45) % 45) - 22.5;
}

/** Every point in the axis of two others, within an orb. */
export function midpointContacts(
  occupants: readonly Point[],
  pairs: readonly Point[],
  orbFor: (point: PointId) => number,
): readonly MidpointContact[] {
  return occupants
    .flatMap(([point, longitude]) =>
      pairs.flatMap(([a, one], i) =>
        pairs.slice(i + 1).flatMap(([b, other]): readonly MidpointContact[] => {
          if (point === a || point === b) return [];
          const midpointDeg = midpointOf(one, other);
          const orbDeg = Math.abs(missFromAxis(longitude, midpointDeg));
          if (orbDeg > orbFor(point)) return [];
          const apart = Math.abs(signedDeg(longitude - midpointDeg));
          const contactDeg = (Math.round(apart / 45) * 45) as MidpointContact["contactDeg"];
          return [{ point, a, b, midpointDeg, orbDeg, contactDeg }];
        }),
      ),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}

/** A planetary picture: A + B − C = D. */
export interface Picture {
  readonly a: PointId;
  readonly b: PointId;
  readonly c: PointId;
  readonly d: PointId;
  readonly orbDeg: number;
}

/** Sums of two that equal sums of two others: A + B = C + D on the whole circle. */
export function picturesOf(points: readonly Point[], orb: number): readonly Picture[] {
  const pairs = points.flatMap(([a, one], i) =>
    points.slice(i + 1).map(([b, other]) => ({ a, b, sum: normalizeDeg(one + other) })),
  );
  return pairs
    .flatMap((first, i) =>
      pairs.slice(i + 1).flatMap((second): readonly Picture[] => {
        const shared = [second.a, second.b].some((id) => id === first.a || id === first.b);
        const orbDeg = Math.abs(signedDeg(first.sum - second.sum)) / 2;
        if (shared || orbDeg > orb) return [];
        return [{ a: first.a, b: first.b, c: second.a, d: second.b, orbDeg }];
      }),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
