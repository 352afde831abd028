/** The horizon of Babylon: when the Sun sets and rises there, and what can be seen beside it. */
import { apparentSun, localSiderealTimeDeg, signedDeg, type Place } from "#sky";
import { toTt } from "#time";

/** Where the records were kept. */
export const BABYLON: Place = { latitudeDeg: 32.5355, longitudeDeg: 44.4275 };

/** Altitude of the Sun's centre as its upper limb touches the horizon, degrees. */
const HORIZON_DEG = -(16 + 34) / 60;
const TURN_DEG_PER_DAY = 360.985647;
const RADIAN = 180 / Math.PI;

interface Equatorial {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** Midnight UT that begins a civil day, as a Julian day. */
export function midnightOf(fixed: number): number {
  return fixed + 1721424.5;
}

/**
 * When the Sun rises or sets at Babylon on a civil day; within seconds of an almanac.
 *
 * @returns Julian day, UT
 */
export function sunAtBabylon(fixed: number, event: "rise" | "set"): number {
  const side = event === "set" ? 1 : -1;
  const noon = midnightOf(fixed) + 0.5 - BABYLON.longitudeDeg / 360;
  let julianDayUt = noon + side * 0.25;
  for (let step = 0; step < 3; step++) {
    const sun = apparentSun(toTt(julianDayUt));
    const target = side * hourAngleAt(sun.declinationDeg, HORIZON_DEG)!;
    const now = hourAngleOf(sun, julianDayUt);
    julianDayUt -= signedDeg(now - target) / TURN_DEG_PER_DAY;
  }
  return julianDayUt;
}

/** Degrees by which a body has passed the meridian of Babylon. */
function hourAngleOf({ rightAscensionDeg }: Equatorial, julianDayUt: number): number {
  return localSiderealTimeDeg(julianDayUt, BABYLON.longitudeDeg) - rightAscensionDeg;
}

/** The hour angle, 0 to 180°, at which a declination has an altitude; undefined where it never has. */
export function hourAngleAt(declinationDeg: number, altitudeDeg: number): number | undefined {
  const latitude = BABYLON.latitudeDeg / RADIAN;
  const declination = declinationDeg / RADIAN;
  const cosine =
    (Math.sin(altitudeDeg / RADIAN) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  return Math.abs(cosine) > 1 ? undefined : Math.acos(cosine) * RADIAN;
}

/** Altitude of a place on the sphere when the meridian has a right ascension. */
export function altitudeAt(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  meridianDeg: number,
): number {
  const latitude = BABYLON.latitudeDeg / RADIAN;
  const declination = declinationDeg / RADIAN;
  const hourAngle = (meridianDeg - rightAscensionDeg) / RADIAN;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) * RADIAN;
}

/**
 * Whether a planet is seen at Babylon at some time of the night: rising, culminating or setting.
 *
 * @param arcusVisionisDeg how deep the Sun must stand when the planet is on the horizon
 */
export function isSeen(planet: Equatorial, sun: Equatorial, arcusVisionisDeg: number): boolean {
  const arc = hourAngleAt(planet.declinationDeg, 0);
  if (arc === undefined) return true;
  return [-arc, 0, arc].some((hourAngle) => {
    const meridian = planet.rightAscensionDeg + hourAngle;
    return altitudeAt(sun, meridian) <= -arcusVisionisDeg;
  });
}
