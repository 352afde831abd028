import { readCalendar, readDate, readDegrees, readFold, readTime } from "./civil_input.ts";
import type { CivilInput, CivilIssue, ClockTime, Issues } from "./civil_input.ts";
import type { CivilMoment, CivilOptions, CivilPlace, CivilResult } from "./civil_moment.ts";
import { readClock } from "./clock_input.ts";
import type { Clock, ClockContext } from "./clock_input.ts";
import { describeGap, noonOrNext } from "./civil_gap.ts";
import { nameClock, readClockAt, readInstant } from "./clock_readings.ts";
import type { ClockReading } from "./clock_readings.ts";
import { listAssumptions, listWarnings } from "./civil_remarks.ts";
import { deltaTSeconds } from "./delta_t.ts";
import { convertDate, dayOfWeek, julianDayOfEpochMs, toFixed } from "./julian_day.ts";
import {
  addSeconds,
  formatLocal,
  formatOffset,
  formatUtc,
  fromLocalMs,
  toLocalMs,
} from "./local_time.ts";
import type { LocalTime } from "./local_time.ts";
import type { Fold, Reading, TimeReceipt } from "./receipt.ts";
import { DEFAULT_BACKZONE } from "./zones/backzone.ts";
import { tzdbVersion } from "./zones/find_zone.ts";
import { zoneReliability } from "./zones/reliability.ts";

const NOON: ClockTime = { hour: 12, minute: 0, second: 0, hasSeconds: false };

/**
 * Turns a civil date and time into an instant with a receipt.
 *
 * Bad input is never thrown: all problems are listed at once, each with the nearest valid value
 * where there is one. A local time that a clock change skipped is an issue; one that occurred twice
 * takes the first reading unless `fold` is 1, and the receipt shows both. Without a time, local
 * noon stands in and `timeKnown` is false. Without a zone, the mean time of the longitude is
 * assumed, and without a longitude what `unplacedClock` says; the receipt says so.
 *
 * @source offsets: IANA time zone database with its pre-1970 histories (see zones/README.md)
 */
export function resolveCivil(input: CivilInput, options: CivilOptions = {}): CivilResult {
  const issues: Issues = [];
  const calendar = readCalendar(input.calendar, issues);
  const date = readDate(input.date, calendar ?? "gregorian", issues);
  const timeKnown = input.time !== undefined;
  const time = timeKnown ? readTime(input.time, issues) : NOON;
  const place = readPlace(input, issues);
  const context = contextOf(place.longitude, input, options);
  const mayAssumeUtc = context.mayAssumeUtc || !timeKnown;
  const clock = readClock(input.timezone, { ...context, mayAssumeUtc }, issues);
  const fold = readFold(input.fold, issues);
  if (issues.length > 0 || !calendar || !date || !time || !clock) return fail(issues);

  const { longitude } = place;
  const asked = { ...convertDate(date, calendar, "gregorian"), ...pickClock(time) };
  const local: LocalTime = timeKnown ? asked : noonOrNext(asked, clock, longitude);
  const readings = readClockAt(clock, toLocalMs(local), longitude);
  const reading = readings[Math.min(fold, readings.length - 1)];
  if (reading === undefined) {
    return fail([describeGap({ local, calendar, time, clock, longitude })]);
  }
  const given = { ...date, ...pickClock(local), calendar };
  const { backzone } = context;
  return succeed({ local, given, timeKnown, clock, backzone, reading, readings, place });
}

/**
 * Returns the civil moment that a place's clock shows at an instant.
 *
 * Without a zone the mean time of the longitude is shown, and without a longitude universal time.
 *
 * @param epochMs milliseconds since 1970-01-01T00:00 UT
 */
export function civilOfInstant(
  epochMs: number,
  input: CivilPlace = {},
  options: Pick<CivilOptions, "backzone"> = {},
): CivilResult {
  const issues: Issues = [];
  const place = readPlace(input, issues);
  const { longitude } = place;
  const context = contextOf(longitude, input, options);
  const clock = readClock(input.timezone, context, issues);
  if (issues.length > 0 || clock === null) return fail(issues);
  const reading = readInstant(clock, epochMs, longitude);
  const local = fromLocalMs(epochMs + reading.offsetSeconds * 1000);
  const given = { ...local, calendar: "gregorian" as const };
  const readings = readClockAt(clock, toLocalMs(local), longitude);
  const { backzone } = context;
  return succeed({ local, given, timeKnown: true, clock, backzone, reading, readings, place });
}

/** Returns the wall clock with daylight saving taken out. */
export function standardLocalTime(moment: CivilMoment): LocalTime {
  return addSeconds(moment, -moment.dstSeconds);
}

/** A civil time read whole: its clock, the instant, and every instant it could have been. */
interface Resolved {
  readonly local: LocalTime;
  readonly given: CivilMoment["given"];
  readonly timeKnown: boolean;
  readonly clock: Clock;
  readonly backzone: CivilMoment["backzone"];
  readonly reading: ClockReading;
  readonly readings: readonly ClockReading[];
  readonly place: Place;
}

interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

function readPlace(input: CivilPlace, issues: Issues): Place {
  return {
    latitude: readDegrees("latitude", input.latitude, issues),
    longitude: readDegrees("longitude", input.longitude, issues),
  };
}

function contextOf(
  longitude: number | null,
  input: CivilPlace,
  { backzone = DEFAULT_BACKZONE, unplacedClock = "utc" }: CivilOptions,
): ClockContext {
  const longitudeReadable = longitude !== null || input.longitude === undefined;
  return { longitude, longitudeReadable, backzone, mayAssumeUtc: unplacedClock === "utc" };
}

function fail(issues: readonly CivilIssue[]): CivilResult {
  return Object.freeze({ ok: false, issues: Object.freeze([...issues]) });
}

function succeed(resolved: Resolved): CivilResult {
  const { local, given, timeKnown, clock, backzone, reading, place } = resolved;
  const { epochMs, offsetSeconds, standardOffsetSeconds, rule } = reading;
  const julianDayUt = julianDayOfEpochMs(epochMs);
  const deltaT = deltaTSeconds(julianDayUt);
  const fixed = toFixed(local);
  const moment: Omit<CivilMoment, "receipt"> = {
    ...local,
    given: Object.freeze(given),
    fixed,
    dayOfWeek: dayOfWeek(fixed),
    timeKnown,
    epochMs,
    julianDayUt,
    julianDayTt: julianDayUt + deltaT / 86_400,
    deltaTSeconds: deltaT,
    offsetSeconds,
    standardOffsetSeconds,
    dstSeconds: offsetSeconds - standardOffsetSeconds,
    zone: nameClock(clock),
    backzone,
    rule,
    ...place,
  };
  const receipt = writeReceipt(moment, resolved);
  return Object.freeze({ ok: true, moment: Object.freeze({ ...moment, receipt }) });
}

function writeReceipt(moment: Omit<CivilMoment, "receipt">, resolved: Resolved): TimeReceipt {
  const { clock, reading } = resolved;
  const zone = clock.kind === "zone" ? clock.zone : null;
  const fold = foldOf(resolved);
  return Object.freeze({
    local: formatLocal(moment.given),
    calendar: moment.given.calendar,
    localGregorian: formatLocal(moment),
    timeKnown: moment.timeKnown,
    zone: moment.zone,
    rule: moment.rule,
    offset: formatOffset(moment.offsetSeconds),
    offsetSeconds: moment.offsetSeconds,
    standardOffset: formatOffset(moment.standardOffsetSeconds),
    dstSeconds: moment.dstSeconds,
    abbreviation: reading.abbreviation,
    tzdb: zone && tzdbVersion(),
    backzone: zone && zone.backzone,
    zoneReliability: zone && Object.freeze(zoneReliability(zone, moment.epochMs)),
    utc: formatUtc(moment.epochMs),
    deltaTSeconds: Math.round(moment.deltaTSeconds * 100) / 100,
    julianDayUt: moment.julianDayUt,
    julianDayTt: moment.julianDayTt,
    fold,
    trueSolarTime: null,
    assumed: Object.freeze(listAssumptions(moment, clock)),
    warnings: Object.freeze(listWarnings(moment, clock, fold)),
  });
}

function foldOf({ readings, reading }: Resolved): Fold | null {
  const [first, second] = readings;
  if (first === undefined || second === undefined) return null;
  const used = reading.epochMs === first.epochMs ? "first" : "second";
  return Object.freeze({
    used,
    readings: Object.freeze([describe(first), describe(second)]) as Fold["readings"],
  });
}

function describe({ epochMs, offsetSeconds, abbreviation }: ClockReading): Reading {
  return Object.freeze({
    utc: formatUtc(epochMs),
    offset: formatOffset(offsetSeconds),
    abbreviation,
  });
}

function pickClock({ hour, minute, second }: Pick<LocalTime, "hour" | "minute" | "second">) {
  return { hour, minute, second };
}
