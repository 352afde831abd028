/**
 * Every point of a birth moved on by one arc, and the dates of its contacts.
 *
 * @source A. Witte and the Hamburg school; R. Ebertin; N. Tyl, Solar Arcs (2001): hard aspects
 */
import { apparentPosition, normalizeDeg, signedDeg } from "#sky";
import { toTt } from "#time";
import { ASPECTS } from "../core/aspects.ts";
import type { PointId } from "../core/points.ts";

/** Days of a year of age. */
const YEAR_DAYS = 365.24219;
const NAIBOD_DEG = 360 / YEAR_DAYS;
const STEPS = 30;
const TOLERANCE_DEG = 1e-7;

/** Aspects that arcs are read by. */
export const ARC_ASPECTS = [
  "conjunction",
  "opposition",
  "square",
  "semisquare",
  "sesquisquare",
  "sextile",
  "trine",
] as const;
export type ArcAspect = (typeof ARC_ASPECTS)[number];

/** The arc of a date, degrees, and back. */
export interface Arc {
  at(julianDayUt: number): number;
  /** Julian day UT at which the arc is so long. */
  dateOf(arcDeg: number): number;
}

/** How the arc grows from a birth. */
export function arcFrom(birthUt: number, kind: "true" | "naibod"): Arc {
  if (kind === "naibod") {
    return {
      at: (ut) => ((ut - birthUt) / YEAR_DAYS) * NAIBOD_DEG,
      dateOf: (arc) => birthUt + (arc / NAIBOD_DEG) * YEAR_DAYS,
    };
  }
  const sunAfter = (days: number) => apparentPosition("sun", toTt(birthUt + days));
  const natal = sunAfter(0).longitudeDeg;
  const arcAfter = (days: number) => {
    const turned = normalizeDeg(sunAfter(days).longitudeDeg - natal);
    return turned > 350 && days < 30 ? turned - 360 : turned;
  };
  return {
    at: (ut) => arcAfter((ut - birthUt) / YEAR_DAYS),
    dateOf(arc) {
      let days = arc;
      for (let step = 0; step < STEPS; step++) {
        const miss = signedDeg(arc - arcAfter(days));
        days += miss / sunAfter(days).longitudeSpeed;
        if (Math.abs(miss) < TOLERANCE_DEG) break;
      }
      return birthUt + days * YEAR_DAYS;
    },
  };
}

export type Point = readonly [PointId, number];

/** A contact of a directed point with one of the birth. */
export interface ArcContact {
  readonly directed: PointId;
  readonly natal: PointId;
  readonly aspect: ArcAspect;
  readonly arcDeg: number;
  readonly julianDayUt: number;
}

/** Contacts that grow exact from one Julian day UT to another, in order of time. */
export function contactsBetween(
  points: readonly Point[],
  arc: Arc,
  aspects: readonly ArcAspect[],
  fromUt: number,
  toUt: number,
): readonly ArcContact[] {
  const [least, most] = [arc.at(fromUt), arc.at(toUt)];
  return points
    .flatMap(([directed, from]) =>
      points.flatMap(([natal, to]) =>
        aspects.flatMap((aspect) => {
          const { angleDeg } = ASPECTS[aspect];
          const sides = angleDeg % 180 === 0 ? [angleDeg] : [angleDeg, -angleDeg];
          return sides.flatMap((side) => {
            const arcDeg = normalizeDeg(to + side - from);
            if (directed === natal || arcDeg < least || arcDeg >= most) return [];
            return [{ directed, natal, aspect, arcDeg, julianDayUt: arc.dateOf(arcDeg) }];
          });
        }),
      ),
    )
    .sort((a, b) => a.julianDayUt - b.julianDayUt);
}
