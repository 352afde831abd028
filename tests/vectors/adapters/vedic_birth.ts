/** Births for cases that give an instant, a Julian day, or only sidereal longitudes. */
import {
  ayanamsaAt,
  apparentPositions,
  housesAt,
  nextCrossing,
  signedDeg,
  siderealLongitudeDeg,
} from "#sky";
import { civilOfInstant, epochMsOfJulianDay, toTt } from "#time";

export interface BirthFields {
  readonly birthDate: string;
  readonly birthTime: string;
  readonly timezone: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** The birth of a case with `utc` or `jdUt` and, mostly, a place. */
export function birthOfUtc(given: {
  readonly utc: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly tzOffsetHours?: number;
}): BirthFields {
  const offset = given.tzOffsetHours ?? 0;
  const place = given.lat === undefined ? {} : { latitude: given.lat, longitude: given.lon! };
  return { ...clockOf(Date.parse(given.utc), offset), ...place };
}

/** The birth at a Julian day, UT, without a place. */
export function birthOfJulianDay(julianDayUt: number): BirthFields {
  return clockOf(Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000, 0);
}

function clockOf(epochMs: number, offsetHours: number): BirthFields {
  const minutes = Math.abs(Math.round(offsetHours * 60));
  const sign = offsetHours < 0 ? "-" : "+";
  const timezone = `${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  const result = civilOfInstant(epochMs, { timezone });
  if (!result.ok) throw new RangeError(`Cannot read clock: ${timezone}`);
  const [birthDate, birthTime] = result.moment.receipt.localGregorian.split("T");
  return { birthDate: birthDate!, birthTime: birthTime!.slice(0, 8), timezone };
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

const OTHERS = ["saturn", "jupiter", "mars", "venus"] as const;

/** The birth whose Lahiri chart has these longitudes and this lagna; years 1500 to 2300. */
export function fitLongitudes(
  longitudes: Readonly<Record<string, number>>,
  lagnaDeg: number,
): BirthFields {
  const ayanamsa = "lahiri";
  for (let start = 2268923.5; start < 2561117; start += 365.2422) {
    const sun = nextCrossing("sun", longitudes["Sun"]!, start, 366, { ayanamsa });
    if (!sun || !looksLike(sun.julianDayTt, longitudes)) continue;
    const at = refine(sun.julianDayUt, longitudes["Moon"]!);
    const birth = birthOfJulianDay(at);
    const exact = at;
    // On the equator the lagna follows the longitude of the place degree for degree, nearly.
    const zero = ayanamsaAt(ayanamsa, toTt(exact));
    let longitude = 0;
    for (let step = 0; step < 30; step++) {
      const { ascendantDeg } = housesAt(exact, 0, longitude);
      longitude = signedDeg(
        longitude + signedDeg(lagnaDeg - siderealLongitudeDeg(ascendantDeg, zero)),
      );
    }
    return { ...birth, latitude: 0, longitude };
  }
  throw new RangeError("Cannot find the instant of these longitudes in 1500 to 2300");
}

function looksLike(julianDayTt: number, longitudes: Readonly<Record<string, number>>): boolean {
  const zero = ayanamsaAt("lahiri", julianDayTt);
  const { positions } = apparentPositions(OTHERS, julianDayTt);
  return OTHERS.every((id) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const found = siderealLongitudeDeg(positions[id]!.longitudeDeg, zero);
    return Math.abs(signedDeg(found - longitudes[name]!)) < 0.05;
  });
}

/** The Moon tells the minute. */
function refine(julianDayUt: number, moonDeg: number): number {
  let at = julianDayUt;
  for (let step = 0; step < 6; step++) {
    const { moon } = apparentPositions(["moon"], toTt(at)).positions;
    const found = siderealLongitudeDeg(moon!.longitudeDeg, ayanamsaAt("lahiri", toTt(at)));
    at -= signedDeg(found - moonDeg) / moon!.longitudeSpeed;
  }
  return at;
}
