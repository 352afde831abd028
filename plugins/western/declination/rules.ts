/**
 * Declination as a technique of its own: parallels, bodies beyond the Sun's limit, equivalents.
 *
 * @source K. Boehrer, Declination: The Other Dimension (1994); antiscia: Ptolemy, Tetrabiblos I.14-15
 */
import { apparentPosition, frameAt, normalizeDeg, rangeOfBody, type Body } from "#sky";
import { toTt, toUt } from "#time";
import { asin, sin } from "../core/sphere.ts";

const RADIAN = 180 / Math.PI;

export interface DeclinationAspect {
  readonly a: Body;
  readonly b: Body;
  readonly kind: "parallel" | "contraparallel";
  readonly orbDeg: number;
}

/**
 * Pairs at the same distance from the equator: on one side parallel, on two contraparallel. A pair so
 * near the equator that it could be both counts as a parallel.
 */
export function declinationAspects(
  declinations: readonly (readonly [Body, number])[],
  orbDeg: number,
): readonly DeclinationAspect[] {
  return declinations.flatMap(([a, one], i) =>
    declinations.slice(i + 1).flatMap(([b, other]): readonly DeclinationAspect[] => {
      const parallel = Math.abs(one - other);
      if (parallel <= orbDeg) return [{ a, b, kind: "parallel", orbDeg: parallel }];
      const contra = Math.abs(one + other);
      return contra <= orbDeg ? [{ a, b, kind: "contraparallel", orbDeg: contra }] : [];
    }),
  );
}

/**
 * The longitude at which the ecliptic itself has a declination, in the body's own quadrant.
 *
 * @returns undefined beyond the obliquity, where the ecliptic never goes
 */
export function longitudeEquivalent(
  declinationDeg: number,
  longitudeDeg: number,
  obliquityDeg: number,
): number | undefined {
  const ratio = sin(declinationDeg) / sin(obliquityDeg);
  if (Math.abs(ratio) > 1) return undefined;
  const near = asin(ratio);
  const descending = longitudeDeg > 90 && longitudeDeg < 270;
  return normalizeDeg(descending ? 180 - near : near);
}

/** How far a declination lies beyond the Sun's greatest of date, degrees; negative within. */
export function excessOf(declinationDeg: number, obliquityDeg: number): number {
  return Math.abs(declinationDeg) - obliquityDeg;
}

function excessAt(body: Body, julianDayTt: number): number {
  const { declinationDeg } = apparentPosition(body, julianDayTt);
  return excessOf(declinationDeg, frameAt(julianDayTt).trueObliquity * RADIAN);
}

/** How long to look for the way in and out, days, and by which steps. */
const SEARCH_DAYS: Readonly<Partial<Record<Body, number>>> = { moon: 15 };
const LONGEST_SEARCH_DAYS = 400;

/** When a body that is out of bounds crossed the limit, and when it comes back; UT, null if later. */
export function outOfBoundsSpan(
  body: Body,
  julianDayUt: number,
): { readonly from: number | null; readonly to: number | null } {
  const limit = SEARCH_DAYS[body] ?? LONGEST_SEARCH_DAYS;
  const step = body === "moon" ? 0.25 : 2;
  return {
    from: crossing(body, julianDayUt, -step, limit),
    to: crossing(body, julianDayUt, step, limit),
  };
}

function crossing(body: Body, julianDayUt: number, step: number, limit: number): number | null {
  const { fromJulianDay, toJulianDay } = rangeOfBody(body);
  let outside = toTt(julianDayUt);
  const start = outside;
  for (;;) {
    const next = outside + step;
    if (Math.abs(next - start) > limit || next < fromJulianDay || next > toJulianDay) return null;
    if (excessAt(body, next) <= 0) return toUt(bisect(body, outside, next));
    outside = next;
  }
}

function bisect(body: Body, outside: number, inside: number): number {
  let [a, b] = [outside, inside];
  while (Math.abs(b - a) > 1e-4) {
    const middle = (a + b) / 2;
    if (excessAt(body, middle) > 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}
