/** The day of an almanac: from the sunrise of a civil date at a place to the next. */
import {
  CivilDate,
  InputError,
  issuesOfCivil,
  Latitude,
  Longitude,
  Refusal,
  Type,
  Zone,
} from "#sdk";
import { civilDaySpan, julianDayOfEpochMs, resolveCivil } from "#time";
import type { SunriseRule } from "../conventions.ts";
import type { BirthPlace } from "../positions.ts";
import { sunDayAt, type SunDay } from "../sun_day.ts";
import { clockOf, type Clock } from "./when.ts";

/** A civil date at a place. */
export const DATE_AND_PLACE = {
  date: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Latitude,
  longitude: Longitude,
};

export const SUN_REFUSALS = ["sun-keeps-up-or-down"] as const;
export type SunRefusals = { "sun-keeps-up-or-down": { date: string } };

/** The day with what reckoning in it needs; Julian days UT. */
export interface AlmanacDay extends SunDay {
  readonly date: string;
  readonly place: BirthPlace;
  /** Midnight that begins the civil date. */
  readonly midnight: number;
  /** Midnight that ends it. */
  readonly nextMidnight: number;
  /** Sunset before the sunrise. */
  readonly lastSunset: number;
  readonly offsetDays: number;
  readonly when: Clock;
}

interface Asked {
  readonly date: string;
  readonly timezone?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

/** After a sunrise, so that the day is the one that it begins, by either rule of sunrise. */
const PAST_SUNRISE = 0.02;

/**
 * Reads the day whose sunrise falls on a civil date.
 *
 * @throws {InputError} if the date or the zone does not exist
 * @throws {Refusal} `sun-keeps-up-or-down`
 */
export function readAlmanacDay(asked: Asked, rule: SunriseRule): AlmanacDay {
  const { date, latitude, longitude } = asked;
  const result = resolveCivil({
    date,
    latitude,
    longitude,
    ...(asked.timezone === undefined ? {} : { timezone: asked.timezone }),
  });
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "date", time: "date" }));
  }
  const { startMs, endMs } = civilDaySpan(result.moment);
  const midnight = julianDayOfEpochMs(startMs);
  const offsetDays = result.moment.offsetSeconds / 86400;
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  const day = dayAfter(midnight, place, rule, offsetDays);
  if (!day) throw new Refusal("sun-keeps-up-or-down", { date });
  const nextMidnight = julianDayOfEpochMs(endMs);
  return { ...day, date, place, midnight, nextMidnight, offsetDays, when: clockOf(asked) };
}

/**
 * The day that begins with the first sunrise after an instant, with the sunset before it.
 *
 * @returns null where the Sun does not rise and set
 */
export function dayAfter(
  from: number,
  place: BirthPlace,
  rule: SunriseRule,
  offsetDays: number,
): (SunDay & { readonly lastSunset: number }) | null {
  const before = sunDayAt(from, place, rule, offsetDays);
  if (!before) return null;
  const day = sunDayAt(before.nextSunrise + PAST_SUNRISE, place, rule, offsetDays);
  return day && { ...day, lastSunset: before.sunset };
}
