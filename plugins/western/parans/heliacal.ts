/**
 * The last time before a birth that each star came back to the morning sky or left the evening sky.
 *
 * @source Ptolemy, Phases of the Fixed Stars: the Sun must stand so deep below the horizon, the deeper the fainter
 * the star. The depths are 10.5° and 1.4° more for each magnitude, near those of Ptolemy and of K. Schoch for stars
 * of the first three; real air moves such days by half a week.
 */
import { apparentPosition, STARS, starOf, type Position, type StarId } from "#sky";
import { toTt } from "#time";
import { vocabulary, type IdOf } from "#sdk";
import type { AngledNativity } from "../core/nativity.ts";
import { altitudeOf } from "../core/sphere.ts";
import { angleTimes } from "../stars/contacts.ts";
import { hourAngle } from "./rules.ts";

export const HELIACAL = vocabulary("heliacal", ["morningFirst", "eveningLast"]);
export type Heliacal = IdOf<typeof HELIACAL>;

/** A return to the morning sky, or a leave of the evening sky. */
export interface HeliacalEvent {
  readonly star: StarId;
  readonly phase: Heliacal;
  readonly julianDayUt: number;
}

const STEP_DAYS = 8;
const YEAR_DAYS = 366;
const LEAST_DEPTH_DEG = 10.5;
const DEPTH_PER_MAGNITUDE = 1.4;

/** How deep the Sun must stand for a star on the horizon to be seen, degrees. */
export function arcOfVision(magnitude: number): number {
  return LEAST_DEPTH_DEG + DEPTH_PER_MAGNITUDE * magnitude;
}

/** The events of the year before a birth, the latest first. */
export function heliacalEvents(
  stars: readonly StarId[],
  { sky, place, julianDayUt }: Pick<AngledNativity, "sky" | "place" | "julianDayUt">,
): readonly HeliacalEvent[] {
  const steps = Math.ceil(YEAR_DAYS / STEP_DAYS) + 1;
  const suns = Array.from({ length: steps }, (_, i) =>
    apparentPosition("sun", toTt(julianDayUt - i * STEP_DAYS)),
  );
  const found = stars.flatMap((star) => {
    const { magnitude } = STARS.find(({ id }) => id === star)!;
    if (magnitude === null) return [];
    const times = angleTimes(starOf(sky, star), place.latitudeDeg);
    return HELIACAL.ids.flatMap((phase): readonly HeliacalEvent[] => {
      const siderealDeg = phase === "morningFirst" ? times.rising : times.setting;
      if (siderealDeg === undefined) return [];
      const daysAgo = lastChange(
        phase,
        suns,
        siderealDeg,
        place.latitudeDeg,
        arcOfVision(magnitude),
      );
      return daysAgo === null ? [] : [{ star, phase, julianDayUt: julianDayUt - daysAgo }];
    });
  });
  return found.sort((a, b) => b.julianDayUt - a.julianDayUt);
}

/** How many days ago a star on the horizon began, or ceased, to be seen. */
function lastChange(
  phase: Heliacal,
  suns: readonly Position[],
  siderealDeg: number,
  latitudeDeg: number,
  depthDeg: number,
): number | null {
  const missOf = (sun: Position) => altitudeOf(sun, siderealDeg, latitudeDeg) + depthDeg;
  for (let i = 0; i + 1 < suns.length; i++) {
    const [later, earlier] = [missOf(suns[i]!), missOf(suns[i + 1]!)];
    // In the morning the Sun sinks below the depth from day to day, in the evening it climbs above it.
    const passes = phase === "morningFirst" ? later <= 0 && earlier > 0 : later >= 0 && earlier < 0;
    const isEast = hourAngle(siderealDeg, suns[i]!.rightAscensionDeg) > 180;
    if (passes && isEast === (phase === "morningFirst")) {
      return (i + later / (later - earlier)) * STEP_DAYS;
    }
  }
  return null;
}
