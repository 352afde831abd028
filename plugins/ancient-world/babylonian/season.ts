/** The turn of the year, the star Sirius and the eclipses nearest to a birth. */
import {
  apparentStar,
  apparentSun,
  findSolarLongitude,
  frameAt,
  isAboveHorizon,
  localSolarEclipse,
  nextLunarEclipse,
  nextSolarEclipse,
  signedDeg,
  type LunarEclipse,
  type SolarEclipse,
} from "#sky";
import type { IdOf } from "#sdk";
import { remembering, toTt } from "#time";
import { altitudeAt, BABYLON, hourAngleAt } from "./babylon.ts";
import { SEASON, type ECLIPSE_TYPE, type SIRIUS } from "./names.ts";

/** Something of the year that lies some days from the birth. */
export interface YearEvent<Id extends string> {
  readonly id: Id;
  readonly julianDayUt: number;
}

/** The equinox or solstice nearest to an instant. */
export function nearestSeason(julianDayUt: number): YearEvent<IdOf<typeof SEASON>> {
  return nearestAt(
    julianDayUt,
    SEASON.ids.map((id, quarter) => [id, quarter * 90] as const),
  );
}

const YEAR_DAYS = 365.2422;
const RADIAN = 180 / Math.PI;
/**
 * Depth of the Sun at which Sirius, on the horizon of Babylon, is first or last seen, degrees. With it
 * the first rising comes 21 days after the solstice of 300 BCE, as the scheme of Uruk has it.
 */
const SIRIUS_ARC_DEG = 7.5;

/** Half degrees of the ecliptic, and by how many of them the Sun's depth is looked at first. */
const STEPS = 720;
const STRIDE = 10;

/**
 * The appearance or disappearance of Sirius nearest to an instant: its first rising before the Sun, its
 * rising at dusk, its last setting after the Sun.
 */
export function nearestSirius(
  julianDayUt: number,
  julianDayTt: number,
): YearEvent<IdOf<typeof SIRIUS>> {
  const star = apparentStar("sirius", julianDayTt);
  const obliquity = frameAt(julianDayTt).trueObliquity;
  const arc = hourAngleAt(star.declinationDeg, 0)!;
  const rising = star.rightAscensionDeg - arc;
  const setting = star.rightAscensionDeg + arc;
  const isDeep = (step: number, meridianDeg: number) =>
    -altitudeAt(onEcliptic((step % STEPS) / 2, obliquity), meridianDeg) >= SIRIUS_ARC_DEG;
  const crossingsOf = (meridianDeg: number) => {
    const deep = Array.from({ length: STEPS / STRIDE }, (_, i) => isDeep(i * STRIDE, meridianDeg));
    return (deepens: boolean) => {
      const stride = deep.findIndex(
        (before, i) => before !== deepens && deep[(i + 1) % deep.length] === deepens,
      );
      let step = stride * STRIDE;
      while (isDeep(step + 1, meridianDeg) !== deepens) step += 1;
      return step / 2;
    };
  };
  const [atRising, atSetting] = [crossingsOf(rising), crossingsOf(setting)];
  return nearestAt(julianDayUt, [
    ["first-rising", atRising(true)],
    ["dusk-rising", atRising(false)],
    ["last-setting", atSetting(false)],
  ] as const);
}

function onEcliptic(longitudeDeg: number, obliquity: number) {
  const longitude = longitudeDeg / RADIAN;
  return {
    rightAscensionDeg:
      Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude)) * RADIAN,
    declinationDeg: Math.asin(Math.sin(longitude) * Math.sin(obliquity)) * RADIAN,
  };
}

/** An eclipse near the birth. */
export interface NearEclipse {
  readonly kind: "lunar" | "solar";
  readonly type: IdOf<typeof ECLIPSE_TYPE>;
  readonly julianDayUt: number;
  /** Whether some of it stood above the horizon of Babylon. */
  readonly seen: boolean;
}

const SEARCH_DAYS = 190;

/** A day is asked about once for every hour that a birth could have had. */
const REMEMBERED_DAYS = 16;

/** The last eclipse before and the next after an instant, of the Moon and of the Sun; at most four. */
export const eclipsesAround = remembering(REMEMBERED_DAYS, findEclipses);

function findEclipses(julianDayUt: number): readonly NearEclipse[] {
  const lunar = neighbours(julianDayUt, nextLunarEclipse);
  const solar = neighbours(julianDayUt, nextSolarEclipse);
  return [
    ...lunar.map((one) => ({
      kind: "lunar" as const,
      type: one.type,
      julianDayUt: one.greatest.julianDayUt,
      seen: isSeen(one),
    })),
    ...solar.map((one) => ({
      kind: "solar" as const,
      type: one.type,
      julianDayUt: one.greatest.julianDayUt,
      seen: isSeen(one),
    })),
  ].sort((a, b) => a.julianDayUt - b.julianDayUt);
}

const seenEclipses = new WeakMap<LunarEclipse | SolarEclipse, boolean>();

/** Whether some of an eclipse stood above the horizon of Babylon; remembered, as the eclipses are. */
function isSeen(eclipse: LunarEclipse | SolarEclipse): boolean {
  let seen = seenEclipses.get(eclipse);
  if (seen === undefined) {
    seen =
      eclipse.kind === "lunar"
        ? isAboveHorizon("moon", BABYLON, eclipse.greatest.julianDayUt)
        : localSolarEclipse(eclipse, BABYLON).visible;
    seenEclipses.set(eclipse, seen);
  }
  return seen;
}

/** Penumbral eclipses were never recorded. */
function isNoticeable<E extends LunarEclipse | SolarEclipse>(eclipse: E): eclipse is Noticeable<E> {
  return eclipse.type !== "penumbral";
}
type Noticeable<E extends LunarEclipse | SolarEclipse> = E & {
  readonly type: IdOf<typeof ECLIPSE_TYPE>;
};

/** The last before and the first after an instant, within the days searched. */
function neighbours<E extends LunarEclipse | SolarEclipse>(
  julianDayUt: number,
  nextOf: (julianDayUt: number) => E,
): readonly Noticeable<E>[] {
  let before: readonly Noticeable<E>[] = [];
  let one = nextOf(julianDayUt - SEARCH_DAYS);
  while (one.greatest.julianDayUt <= julianDayUt + SEARCH_DAYS) {
    const isPast = one.greatest.julianDayUt <= julianDayUt;
    if (isNoticeable(one)) {
      if (!isPast) return [...before, one];
      before = [one];
    }
    one = nextOf(one.greatest.julianDayUt + 1);
  }
  return before;
}

/** By how much less of its way than another the Sun may have gone in as many days, its speed being uneven. */
const UNEVEN_DEG = 5;

/** Of longitudes that the Sun reaches, the one nearest in time. */
function nearestAt<Id extends string>(
  julianDayUt: number,
  events: readonly (readonly [id: Id, longitudeDeg: number])[],
): YearEvent<Id> {
  const { longitudeDeg: sun } = apparentSun(toTt(julianDayUt));
  const away = events.map(([, longitudeDeg]) => Math.abs(signedDeg(longitudeDeg - sun)));
  const least = Math.min(...away);
  const near = events.filter((_, index) => away[index]! <= least + UNEVEN_DEG);
  const dated = near.map(([id, longitudeDeg]) => ({
    id,
    julianDayUt: findSolarLongitude(longitudeDeg, julianDayUt - YEAR_DAYS / 2).julianDayUt,
  }));
  const distance = (one: YearEvent<Id>) => Math.abs(one.julianDayUt - julianDayUt);
  return dated.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
