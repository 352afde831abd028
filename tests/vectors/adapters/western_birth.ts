/**
 * Births for cases that give positions instead of an instant: the instant at which the sky looks so,
 * and a place where the angles, or day and night, are as given.
 */
import { apparentPositions, housesAt, nextCrossing, signedDeg } from "#sky";
import { civilOfInstant, epochMsOfJulianDay, toTt } from "#time";

export type Birthlike = {
  readonly birthDate: string;
  readonly birthTime: string;
  readonly timezone: string;
  readonly latitude?: number;
  readonly longitude?: number;
};

interface Given {
  readonly longitudes?: Readonly<Record<string, number>>;
  readonly natalJd?: number;
  readonly isDay?: boolean;
  readonly asc?: number;
  readonly ascLongitude?: number;
}

/** A birth whose chart has the positions of a case. */
export function fitBirth(given: Given): Birthlike {
  const julianDay = given.natalJd ?? instantOf(given.longitudes!);
  const { Asc, MC } = given.longitudes ?? {};
  const asc = given.asc ?? given.ascLongitude ?? Asc;
  const place =
    asc !== undefined && MC !== undefined
      ? placeOfAngles(julianDay, asc, MC)
      : asc !== undefined
        ? placeOfAscendant(julianDay, asc, given.isDay)
        : placeOfSect(julianDay, given.isDay ?? true);
  return { ...clockOf(julianDay), timezone: "UTC", ...place };
}

/** Date and time of an instant, UTC, to the nearest second. */
export function clockOf(julianDay: number): { birthDate: string; birthTime: string } {
  const ms = Math.round(epochMsOfJulianDay(julianDay) / 1000) * 1000;
  const result = civilOfInstant(ms, { timezone: "UTC" });
  if (!result.ok) throw new RangeError("no civil time");
  const text = result.moment.receipt.localGregorian;
  const at = text.lastIndexOf("T");
  return { birthDate: text.slice(0, at), birthTime: text.slice(at + 1, at + 9).padEnd(8, ":00") };
}

const SLOW = ["Saturn", "Jupiter", "Mars", "Venus"] as const;

/** Starts of the years 1500 to 2300, those of the living first. */
const YEARS = Array.from({ length: 800 }, (_, i) => 2268923.5 + i * 365.2422).sort(
  (a, b) => Math.abs(a - 2451545) - Math.abs(b - 2451545),
);

/** The instant at which the seven planets stand so. */
function instantOf(longitudes: Readonly<Record<string, number>>): number {
  for (const start of YEARS) {
    const sun = nextCrossing("sun", longitudes["Sun"]!, start, 366);
    if (!sun) continue;
    const { positions } = apparentPositions(
      ["saturn", "jupiter", "mars", "venus"],
      sun.julianDayTt,
    );
    const near = SLOW.every((name) => {
      const found = positions[name.toLowerCase() as "saturn"]!.longitudeDeg;
      return Math.abs(signedDeg(found - longitudes[name]!)) < 0.05;
    });
    if (near) return refine(sun.julianDayUt, longitudes["Moon"]!);
  }
  throw new RangeError("Cannot find the instant of these positions in 1500 to 2300");
}

/** The Moon tells the minute. */
function refine(julianDay: number, moonDeg: number): number {
  let at = julianDay;
  for (let step = 0; step < 5; step++) {
    const { moon } = apparentPositions(["moon"], toTt(at)).positions;
    at -= signedDeg(moon!.longitudeDeg - moonDeg) / moon!.longitudeSpeed;
  }
  return at;
}

/** A place on the equator whose ascendant is as given, with day or night as given. */
function placeOfAscendant(julianDay: number, asc: number, isDay: boolean | undefined) {
  const at = (longitude: number) => housesAt(julianDay, 0, longitude).ascendantDeg;
  let longitude = 0;
  for (let step = 0; step < 20; step++) {
    longitude = signedDeg(longitude + signedDeg(asc - at(longitude)));
  }
  void isDay;
  return { latitude: 0, longitude };
}

/** The place whose ascendant and midheaven are as given. */
function placeOfAngles(julianDay: number, asc: number, mc: number) {
  let longitude = 0;
  for (let step = 0; step < 40; step++) {
    const found = housesAt(julianDay, 0, longitude).midheavenDeg;
    longitude = signedDeg(longitude + signedDeg(mc - found));
  }
  let best = { latitude: 0, miss: 360 };
  let [low, high, step] = [-66, 66, 1];
  for (let pass = 0; pass < 6; pass++) {
    for (let latitude = low; latitude <= high; latitude += step) {
      const miss = Math.abs(signedDeg(housesAt(julianDay, latitude, longitude).ascendantDeg - asc));
      if (miss < best.miss) best = { latitude, miss };
    }
    [low, high, step] = [best.latitude - step, best.latitude + step, step / 10];
  }
  return { latitude: best.latitude, longitude };
}

/** A place on the equator at local noon or midnight. */
function placeOfSect(julianDay: number, isDay: boolean) {
  const hours = ((julianDay + 0.5) % 1) * 24;
  return { latitude: 0, longitude: signedDeg(((isDay ? 12 : 24) - hours) * 15) };
}

/** A birth at an instant whose lot of Fortune or Spirit stands in the sign of a longitude. */
export function fitLot(
  lot: "fortune" | "spirit",
  longitudeDeg: number,
  natalJd: number,
): Birthlike {
  const clock = { ...clockOf(natalJd), timezone: "UTC" };
  const { sun, moon } = apparentPositions(["sun", "moon"], toTt(natalJd)).positions;
  const gap = signedDeg(moon!.longitudeDeg - sun!.longitudeDeg);
  for (const least of [10, 2]) {
    for (let longitude = -180; longitude < 180; longitude += 0.25) {
      const { ascendantDeg } = housesAt(natalJd, 0, longitude);
      const side = signedDeg(sun!.longitudeDeg - ascendantDeg);
      const isDay = side < 0;
      const sign = isDay === (lot === "fortune") ? 1 : -1;
      const miss = signedDeg(ascendantDeg + sign * gap - longitudeDeg);
      // Next to the horizon day and night are uncertain: better a place clear of it.
      const clear = Math.abs(side) > least && Math.abs(side) < 180 - least;
      const inSign =
        Math.floor(longitudeDeg / 30) === Math.floor(((longitudeDeg + miss + 360) % 360) / 30);
      if (Math.abs(miss) < 2 && inSign && clear) return { ...clock, latitude: 0, longitude };
    }
  }
  throw new RangeError(`Cannot find a place whose lot of ${lot} stands at ${longitudeDeg}`);
}
