/** Instants and days by the clock of a zone, for procedures that are asked for a year and not for a moment. */
import { InputError, issuesOfCivil, Latitude, Longitude, Type, Zone } from "#sdk";
import {
  civilDaySpan,
  civilOfInstant,
  epochMsOfJulianDay,
  formatLocal,
  fromLocalMs,
  julianDayOfEpochMs,
  resolveCivil,
  type CivilMoment,
  type WesternCalendar,
} from "#time";

/** Clock of the Chinese calendar where no zone is given. */
export const CHINA = "+08:00";

/** Input of a zone that may be left out: then the clock is that of China. A place may stand for its zone. */
export const zoneInput = {
  timezone: Type.Optional(Zone),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
};

/** An instant as answers show it. */
export const INSTANT = {
  utc: Type.String({ description: "Instant, ISO 8601 with Z, to the second" }),
  local: Type.String({ description: "The same by the zone's clock, ISO 8601" }),
};

/** An instant in universal time and by a zone's clock. */
export interface ShownInstant {
  readonly utc: string;
  readonly local: string;
}

/**
 * Returns what a zone's clock shows at an instant.
 *
 * @param julianDayUt to the nearest second
 * @throws {InputError} if there is no such zone
 */
export function civilAt(julianDayUt: number, timezone: string | undefined): CivilMoment {
  const epochMs = Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000;
  return sound(civilOfInstant(epochMs, { timezone: timezone ?? CHINA }));
}

/** Shows an instant by a zone's clock. */
export function showInstant(julianDayUt: number, timezone: string | undefined): ShownInstant {
  const epochMs = Math.round(epochMsOfJulianDay(julianDayUt) / 1000) * 1000;
  return {
    utc: `${formatLocal(fromLocalMs(epochMs))}Z`,
    local: formatLocal(civilAt(julianDayUt, timezone)),
  };
}

/**
 * Reads a day by a zone's clock, as its noon.
 *
 * @throws {InputError} if there is no such day or no such zone
 */
export function dayAt(
  date: string,
  timezone?: string,
  calendar: WesternCalendar = "gregorian",
): CivilMoment {
  return sound(resolveCivil({ date, calendar, timezone: timezone ?? CHINA }), "date");
}

/** Returns the start and the end of a civil day, Julian days UT. */
export function spanOfDay(day: CivilMoment): { readonly fromUt: number; readonly toUt: number } {
  const { startMs, endMs } = civilDaySpan(day);
  return { fromUt: julianDayOfEpochMs(startMs), toUt: julianDayOfEpochMs(endMs) };
}

function sound(result: ReturnType<typeof resolveCivil>, field = "timezone"): CivilMoment {
  if (!result.ok) throw new InputError(issuesOfCivil(result.issues, { date: field, time: field }));
  return result.moment;
}
