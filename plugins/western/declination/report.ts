/** What is computed of each body, and between them. */
import { apparentPosition, normalizeDeg, signedDeg, type Body, type Position } from "#sky";
import { toTt } from "#time";
import { utcOf } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { State } from "./answer.ts";
import { excessOf, longitudeEquivalent, outOfBoundsSpan } from "./rules.ts";

/** Contacts by antiscion are read at half the orb of an aspect of longitude. */
const ANTISCIA_ORB_DEG = 1;
const MIDPOINT_ORB_DEG = 0.25;

/** The bodies of a chart with their places. */
export type Placed = readonly (readonly [Body, Position])[];

/** Whether a declination lies beyond the Sun's greatest. */
export function stateOf(declinationDeg: number, obliquityDeg: number): State {
  return excessOf(declinationDeg, obliquityDeg) > 0 ? "outOfBounds" : "within";
}

/** One body as the answer gives it. */
export function reportBody(body: Body, one: Position, obliquityDeg: number, julianDayUt: number) {
  const excessDeg = excessOf(one.declinationDeg, obliquityDeg);
  const equivalent = longitudeEquivalent(one.declinationDeg, one.longitudeDeg, obliquityDeg);
  const span = excessDeg > 0 ? outOfBoundsSpan(body, julianDayUt) : null;
  return {
    body,
    ...placeOf(one.longitudeDeg),
    declinationDeg: round(one.declinationDeg),
    declinationSpeed: round(one.declinationSpeed),
    excessDeg: round(excessDeg),
    outOfBoundsSpan: span && {
      from: span.from === null ? null : utcOf(span.from),
      to: span.to === null ? null : utcOf(span.to),
    },
    equivalent: equivalent === undefined ? null : placeOf(equivalent),
    antiscion: placeOf(normalizeDeg(180 - one.longitudeDeg)),
    contraAntiscion: placeOf(normalizeDeg(-one.longitudeDeg)),
  };
}

/** The Moon's declination at the ends of a day about noon. */
export function moonRange(julianDayUt: number) {
  const at = (days: number) => apparentPosition("moon", toTt(julianDayUt + days)).declinationDeg;
  return { fromDeg: round(at(-0.5)), toDeg: round(at(0.5)) };
}

/** Bodies that stand on the mirror point of another. */
export function antisciaContacts(placed: Placed) {
  return placed.flatMap(([a, one], i) =>
    placed.slice(i + 1).flatMap(([b, other]) =>
      (
        [
          ["antiscion", 180 - one.longitudeDeg],
          ["contraAntiscion", -one.longitudeDeg],
        ] as const
      ).flatMap(([kind, mirror]) => {
        const orbDeg = Math.abs(signedDeg(mirror - other.longitudeDeg));
        return orbDeg <= ANTISCIA_ORB_DEG ? [{ a, b, kind, orbDeg: round(orbDeg) }] : [];
      }),
    ),
  );
}

/** Bodies in the middle of two declinations. */
export function midpoints(declinations: readonly (readonly [Body, number])[]) {
  return declinations.flatMap(([a, one], i) =>
    declinations.slice(i + 1).flatMap(([b, other]) =>
      declinations.flatMap(([body, value]) => {
        const orbDeg = Math.abs(value - (one + other) / 2);
        if (body === a || body === b || orbDeg > MIDPOINT_ORB_DEG) return [];
        return [{ body, pair: [a, b] as const, orbDeg: round(orbDeg) }];
      }),
    ),
  );
}
