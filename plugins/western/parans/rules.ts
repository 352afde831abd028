/**
 * Parans of a day: stars and planets that stand on the horizon or the meridian at the same minute.
 *
 * @source B. Brady, Brady's Book of Fixed Stars (1998): the horizon without refraction, within half a degree of the
 * turning sky, which is two minutes
 */
import { bodyOf, normalizeDeg, signedDeg, skyAt, starOf, type Sky, type StarId } from "#sky";
import { toTt } from "#time";
import type { AngledNativity } from "../core/nativity.ts";
import type { Modern } from "../core/points.ts";
import { angleTimes, STAR_ANGLE, type StarAngle } from "../stars/contacts.ts";

/** Degrees that the sky turns in a day of the clock. */
const TURN_DEG_PER_DAY = 360.985647;
const SIDEREAL_DAY = 360 / TURN_DEG_PER_DAY;
const MINUTES = 1440;
/** A planet's motion settles to a second within two steps, the Moon's within three. */
const STEPS = 2;
const MOON_STEPS = 3;

/** When something stands on an angle. */
export interface OnAngle {
  readonly angle: StarAngle;
  /** The passage nearest to the birth. */
  readonly julianDayUt: number;
}

/** A star and a planet on angles together. */
export interface Paran {
  readonly star: StarId;
  readonly starAngle: StarAngle;
  readonly body: Modern;
  readonly bodyAngle: StarAngle;
  /** Instant of the planet. */
  readonly julianDayUt: number;
  readonly minutesApart: number;
}

/** When a star passes the angles, nearest to the birth. */
export function starOnAngles(star: StarId, chart: AngledNativity): readonly OnAngle[] {
  const times = angleTimes(starOf(chart.sky, star), chart.place.latitudeDeg);
  return STAR_ANGLE.ids.flatMap((angle) => {
    const time = times[angle];
    return time === undefined ? [] : [{ angle, julianDayUt: instantOf(time, chart) }];
  });
}

/** When a planet passes the angles; it moves on meanwhile. */
export function bodyOnAngles(
  body: Modern,
  chart: AngledNativity,
  skyOf: (julianDayUt: number) => Sky = (at) => skyAt(toTt(at)),
): readonly OnAngle[] {
  const steps = body === "moon" ? MOON_STEPS : STEPS;
  return STAR_ANGLE.ids.flatMap((angle) => {
    let at = chart.julianDayUt;
    for (let step = 0; step < steps; step++) {
      const place = step === 0 ? chart.positions[body]! : bodyOf(skyOf(at), body);
      const time = angleTimes(place, chart.place.latitudeDeg)[angle];
      if (time === undefined) return [];
      const next = instantOf(time, chart);
      // A planet that moves across the seam would jump a day; it stays on its side.
      at = step === 0 ? next : next + SIDEREAL_DAY * Math.round((at - next) / SIDEREAL_DAY);
    }
    return [{ angle, julianDayUt: at }];
  });
}

/** The instant nearest to the birth at which the sky has turned to a sidereal angle. */
function instantOf(siderealDeg: number, { houses, julianDayUt }: AngledNativity): number {
  return julianDayUt + signedDeg(siderealDeg - houses.armcDeg) / TURN_DEG_PER_DAY;
}

/** All parans of stars with planets, the closest first. */
export function paransOf(
  stars: readonly (readonly [StarId, readonly OnAngle[]])[],
  bodies: readonly (readonly [Modern, readonly OnAngle[]])[],
  orbMinutes: number,
): readonly Paran[] {
  const found = stars.flatMap(([star, starTimes]) =>
    bodies.flatMap(([body, bodyTimes]) =>
      starTimes.flatMap((one) =>
        bodyTimes.flatMap((other): readonly Paran[] => {
          const minutesApart = apart(one.julianDayUt, other.julianDayUt);
          if (minutesApart > orbMinutes) return [];
          const { julianDayUt } = other;
          return [
            {
              star,
              starAngle: one.angle,
              body,
              bodyAngle: other.angle,
              julianDayUt,
              minutesApart,
            },
          ];
        }),
      ),
    ),
  );
  return found.sort((a, b) => a.minutesApart - b.minutesApart);
}

/** Minutes between two passages, whichever turn of the sky each was taken from. */
function apart(one: number, other: number): number {
  const turns = (one - other) / SIDEREAL_DAY;
  return Math.abs(turns - Math.round(turns)) * SIDEREAL_DAY * MINUTES;
}

/** Degrees of turning between a sidereal angle and a right ascension: 0 on the meridian, 90 in the west. */
export function hourAngle(siderealDeg: number, rightAscensionDeg: number): number {
  return normalizeDeg(siderealDeg - rightAscensionDeg);
}
