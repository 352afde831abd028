/** The turn of the year, the star Sirius and the eclipses nearest to a birth. */
import {
  apparentStar,
  findSolarLongitude,
  frameAt,
  isAboveHorizon,
  localSolarEclipse,
  nextLunarEclipse,
  nextSolarEclipse,
  type LunarEclipse,
  type SolarEclipse,
} from "#sky";
import type { Text } from "#old";
import { altitudeAt, BABYLON, hourAngleAt } from "./babylon.ts";

/** Something of the year that lies some days from the birth. */
export interface YearEvent {
  readonly id: string;
  readonly name: Text;
  readonly julianDayUt: number;
}

const SEASONS: readonly (readonly [string, number, Text])[] = [
  ["spring-equinox", 0, { en: "the spring equinox", zhHant: "春分" }],
  ["summer-solstice", 90, { en: "the summer solstice", zhHant: "夏至" }],
  ["autumn-equinox", 180, { en: "the autumn equinox", zhHant: "秋分" }],
  ["winter-solstice", 270, { en: "the winter solstice", zhHant: "冬至" }],
];

/** The equinox or solstice nearest to an instant. */
export function nearestSeason(julianDayUt: number): YearEvent {
  return nearest(
    julianDayUt,
    SEASONS.map(([id, longitudeDeg, name]) => {
      const found = findSolarLongitude(longitudeDeg, julianDayUt - YEAR_DAYS / 2);
      return { id, name, julianDayUt: found.julianDayUt };
    }),
  );
}

const YEAR_DAYS = 365.2422;
const RADIAN = 180 / Math.PI;
/**
 * Depth of the Sun at which Sirius, on the horizon of Babylon, is first or last seen, degrees. With it
 * the first rising comes 21 days after the solstice of 300 BCE, as the scheme of Uruk has it.
 */
const SIRIUS_ARC_DEG = 7.5;

/**
 * The appearance or disappearance of Sirius nearest to an instant: its first rising before the Sun, its
 * rising at dusk, its last setting after the Sun.
 */
export function nearestSirius(julianDayUt: number, julianDayTt: number): YearEvent {
  const star = apparentStar("sirius", julianDayTt);
  const obliquity = frameAt(julianDayTt).trueObliquity;
  const arc = hourAngleAt(star.declinationDeg, 0)!;
  const rising = star.rightAscensionDeg - arc;
  const setting = star.rightAscensionDeg + arc;
  const suns = Array.from({ length: 720 }, (_, i) => onEcliptic(i / 2, obliquity));
  const crossingsOf = (meridianDeg: number) => {
    const deep = suns.map((sun) => -altitudeAt(sun, meridianDeg) >= SIRIUS_ARC_DEG);
    return (deepens: boolean) =>
      deep.findIndex((before, i) => before !== deepens && deep[(i + 1) % 720] === deepens) / 2;
  };
  const [atRising, atSetting] = [crossingsOf(rising), crossingsOf(setting)];
  const phases: readonly (readonly [string, number, Text])[] = [
    ["first-rising", atRising(true), { en: "the first rising of Sirius", zhHant: "天狼星偕日升" }],
    ["dusk-rising", atRising(false), { en: "the rising of Sirius at dusk", zhHant: "天狼星昏升" }],
    [
      "last-setting",
      atSetting(false),
      { en: "the last setting of Sirius", zhHant: "天狼星偕日落" },
    ],
  ];
  return nearest(
    julianDayUt,
    phases.map(([id, longitudeDeg, name]) => {
      const found = findSolarLongitude(longitudeDeg, julianDayUt - YEAR_DAYS / 2);
      return { id, name, julianDayUt: found.julianDayUt };
    }),
  );
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
  readonly type: string;
  readonly julianDayUt: number;
  /** Whether some of it stood above the horizon of Babylon. */
  readonly seen: boolean;
}

const SEARCH_DAYS = 190;

let remembered:
  { readonly julianDayUt: number; readonly found: readonly NearEclipse[] } | undefined;

/**
 * The last eclipse before and the next after an instant, of the Moon and of the Sun; at most four.
 *
 * The last answer is kept: a day is asked about once for every hour that a birth could have had.
 */
export function eclipsesAround(julianDayUt: number): readonly NearEclipse[] {
  if (remembered?.julianDayUt !== julianDayUt) {
    remembered = { julianDayUt, found: findEclipses(julianDayUt) };
  }
  return remembered.found;
}

function findEclipses(julianDayUt: number): readonly NearEclipse[] {
  const lunar = neighbours(julianDayUt, nextLunarEclipse);
  const solar = neighbours(julianDayUt, nextSolarEclipse);
  return [
    ...lunar.map((one) => ({
      kind: "lunar" as const,
      type: one.type,
      julianDayUt: one.greatest.julianDayUt,
      seen: isAboveHorizon("moon", BABYLON, one.greatest.julianDayUt),
    })),
    ...solar.map((one) => ({
      kind: "solar" as const,
      type: one.type,
      julianDayUt: one.greatest.julianDayUt,
      seen: localSolarEclipse(one, BABYLON).visible,
    })),
  ].sort((a, b) => a.julianDayUt - b.julianDayUt);
}

/** Penumbral eclipses were never recorded. */
function isNoticeable({ type }: LunarEclipse | SolarEclipse): boolean {
  return type !== "penumbral";
}

/** The last before and the first after an instant, within the days searched. */
function neighbours<E extends LunarEclipse | SolarEclipse>(
  julianDayUt: number,
  nextOf: (julianDayUt: number) => E,
): readonly E[] {
  let before: readonly E[] = [];
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

function nearest(julianDayUt: number, events: readonly YearEvent[]): YearEvent {
  const distance = (one: YearEvent) => Math.abs(one.julianDayUt - julianDayUt);
  return events.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
