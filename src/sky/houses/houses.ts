import { toTt } from "#time";
import { DEG, normalizeDeg } from "../angles.ts";
import { apparentPosition } from "../bodies/position.ts";
import { frameAt, type Frame } from "../frame/frame.ts";
import { localSiderealTimeDeg } from "../frame/sidereal_time.ts";
import { chartAnglesOf, type ChartAngles, type LocalSky } from "./angles_of_chart.ts";
import { hasArcs } from "./by_circles.ts";
import { CUSP_FUNCTIONS, type HouseSystem } from "./systems.ts";

/** Houses and angles of a chart. */
export interface Houses extends ChartAngles {
  /** The system asked for. */
  readonly system: HouseSystem;
  /** The system that the cusps follow; another one where `system` does not exist. */
  readonly used: HouseSystem;
  /** Why `used` differs from `system`; absent where they are the same. */
  readonly substitution?: string;
  /** Twelve longitudes in degrees; index 0 is the first house. */
  readonly cuspsDeg: readonly number[];
}

/** Systems that need every point of the ecliptic to rise and set. */
const NEEDS_RISING: ReadonlySet<HouseSystem> = new Set(["placidus", "koch"]);
/** Systems that turn the midheaven with the ascendant inside a polar circle. */
const TURNS_MIDHEAVEN: ReadonlySet<HouseSystem> = new Set([
  "regiomontanus",
  "campanus",
  "topocentric",
  "ascendantParallel",
  "sunshine",
]);
const SUBSTITUTE: HouseSystem = "porphyry";

/**
 * Computes houses and angles from the right ascension of the meridian.
 *
 * Inside a polar circle Placidus and Koch do not exist, nor does the sunshine system on a day without
 * sunrise: Porphyry is used, and `used` and `substitution` say so.
 *
 * @param sunDeclinationDeg of the Sun, for the sunshine system
 * @throws {RangeError} if the latitude is not within ±90°
 */
export function housesOfArmc(
  sky: LocalSky,
  system: HouseSystem,
  sunDeclinationDeg?: number,
): Houses {
  if (!(Math.abs(sky.latitudeDeg) <= 90)) {
    throw new RangeError(
      `Cannot compute houses: latitude is ${sky.latitudeDeg}°, must be within ±90°`,
    );
  }
  const angles = chartAnglesOf(sky);
  const missing = isMissing(sky, angles, system, sunDeclinationDeg);
  const used = missing ? SUBSTITUTE : system;
  const turnsMidheaven = angles.turned && TURNS_MIDHEAVEN.has(used);
  return {
    ...angles,
    midheavenDeg: normalizeDeg(angles.midheavenDeg + (turnsMidheaven ? 180 : 0)),
    system,
    used,
    ...(missing && {
      substitution:
        `${system} does not exist inside the polar circle, where parts of the ecliptic ` +
        `neither rise nor set; ${SUBSTITUTE} cusps are given instead`,
    }),
    cuspsDeg: CUSP_FUNCTIONS[used](sky, angles, sunDeclinationDeg ?? NaN),
  };
}

function isMissing(
  sky: LocalSky,
  { insidePolarCircle }: ChartAngles,
  system: HouseSystem,
  sunDeclinationDeg: number | undefined,
): boolean {
  if (system !== "sunshine") return insidePolarCircle && NEEDS_RISING.has(system);
  if (sunDeclinationDeg === undefined) {
    throw new TypeError("Cannot compute sunshine houses: the Sun's declination is not given");
  }
  return !hasArcs(sky, sunDeclinationDeg);
}

/**
 * Computes houses and angles of an instant and place.
 *
 * @param julianDayUt Julian day, UT1; a clock second of error moves the ascendant by up to 30"
 * @param latitudeDeg geographic, north positive, within ±90
 * @param longitudeDeg geographic, east positive
 * @param frame frame of the same instant, to spare its computation
 */
export function housesAt(
  julianDayUt: number,
  latitudeDeg: number,
  longitudeDeg: number,
  system: HouseSystem = "placidus",
  frame: Frame = frameAt(toTt(julianDayUt)),
): Houses {
  const armcDeg = localSiderealTimeDeg(julianDayUt, longitudeDeg, frame);
  const sun = system === "sunshine" ? apparentPosition("sun", toTt(julianDayUt)) : undefined;
  return housesOfArmc(
    { armcDeg, latitudeDeg, obliquityDeg: frame.trueObliquity / DEG },
    system,
    sun?.declinationDeg,
  );
}

/**
 * Finds the house in which a longitude falls, by cusps.
 *
 * @returns 1 to 12; a body exactly on a cusp belongs to the house that begins there
 */
export function houseOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  for (let house = 0; house < 12; house++) {
    const start = cuspsDeg[house]!;
    const size = normalizeDeg(cuspsDeg[(house + 1) % 12]! - start);
    if (normalizeDeg(longitudeDeg - start) < size) return house + 1;
  }
  return 12;
}
