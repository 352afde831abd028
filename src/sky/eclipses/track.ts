import { equatorialVector } from "../horizon/altitude.ts";
import type { Vector } from "../horizon/place.ts";
import { moonOf, skyAt, sunOf } from "../sky.ts";

/** Apparent places of both lights on the true equator of date, AU. */
export interface Lights {
  readonly sun: Vector;
  readonly moon: Vector;
}

/** Where the lights stand at a Julian day, TT. */
export type Track = (julianDayTt: number) => Lights;

/** The lights as the engine has them. */
export const lightsAt: Track = (julianDayTt) => {
  const sky = skyAt(julianDayTt);
  return { sun: equatorialVector(sunOf(sky)), moon: equatorialVector(moonOf(sky)) };
};

/** Enough for a day: what is left out is far below a thousandth of an arcsecond. */
const NODES = 11;

/**
 * Computes the lights once at a few instants, so that the many steps of a search cost no more places.
 *
 * @param halfDays days about the middle for which the track is good
 */
export function trackAbout(middle: number, halfDays: number): Track {
  const angles = Array.from({ length: NODES }, (_, i) => ((2 * i + 1) * Math.PI) / (2 * NODES));
  const at = angles.map((angle) => Math.cos(angle));
  const weights = angles.map((angle, i) => (i % 2 === 0 ? 1 : -1) * Math.sin(angle));
  const known = at.map((x) => lightsAt(middle + x * halfDays));
  return (julianDayTt) => {
    const x = (julianDayTt - middle) / halfDays;
    const sum = [0, 0, 0, 0, 0, 0];
    let total = 0;
    for (let i = 0; i < NODES; i++) {
      const apart = x - at[i]!;
      if (apart === 0) return known[i]!;
      const weight = weights[i]! / apart;
      const { sun, moon } = known[i]!;
      total += weight;
      for (let axis = 0; axis < 3; axis++) {
        sum[axis]! += weight * sun[axis]!;
        sum[axis + 3]! += weight * moon[axis]!;
      }
    }
    const [a, b, c, d, e, f] = sum.map((value) => value / total) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { sun: [a, b, c], moon: [d, e, f] };
  };
}
