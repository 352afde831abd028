import { readCalendar, readDate, readDegrees, readFold, readTime } from "./civil_input.ts";
import type { CivilInput, CivilIssue, ClockTime, Issues } from "./civil_input.ts";
import { readClock } from "./clock_input.ts";
import type { Clock } from "./clock_input.ts";
import { describeGap } from "./civil_gap.ts";
import { nameClock, readClockAt, readInstant } from "./clock_readings.ts";
import type { ClockReading } from "./clock_readings.ts";
import { describeAssumptions, describeWarnings } from "./civil_remarks.ts";
import { deltaTSeconds } from "./delta_t.ts";
import { convertDate, dayOfWeek, julianDayOfEpochMs, toFixed } from "./julian_day.ts";
import type { WesternCalendar } from "./julian_day.ts";
import {
  addSeconds,
  formatLocal,
  formatOffset,
  formatUtc,
  fromLocalMs,
  toLocalMs,
} from "./local_time.ts";
import type { LocalTime } from "./local_time.ts";
import type { Fold, Reading, Remarks, TimeReceipt, TimeRule } from "./receipt.ts";
import { tzdbVersion } from "./zones/find_zone.ts";

/**
 * An instant with the civil time it was read from. Plain, frozen, survives JSON.
 *
 * The local fields are what the wall clock showed, in the proleptic Gregorian calendar.
 */
export interface CivilMoment extends LocalTime {
  /** The same local time in the calendar of the input. */
  readonly given: LocalTime & { readonly calendar: WesternCalendar };
  /** Rata Die of the local civil day. */
  readonly fixed: number;
  /** Of the local civil day: 0 is Sunday. */
  readonly dayOfWeek: number;
  /** False when no time was given: the clock fields and the instant then stand for local noon. */
  readonly timeKnown: boolean;
  /**
   * Milliseconds since 1970-01-01T00:00 UT. UTC is taken as UT1: they differ by less than 0.9 s
   * since 1972 and are the same thing before.
   */
  readonly epochMs: number;
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  /** TT - UT1, seconds. */
  readonly deltaTSeconds: number;
  /** Wall clock minus universal time. */
  readonly offsetSeconds: number;
  /** The same without daylight saving. */
  readonly standardOffsetSeconds: number;
  /** Daylight saving in force: `offsetSeconds - standardOffsetSeconds`; negative in few laws. */
  readonly dstSeconds: number;
  /** Zone name, `LMT`, or a fixed offset. */
  readonly zone: string;
  readonly rule: TimeRule;
  /** Degrees, north positive; null when not given. */
  readonly latitude: number | null;
  /** Degrees, east positive; null when not given. */
  readonly longitude: number | null;
  readonly receipt: TimeReceipt;
  /** What the receipt assumes and warns of, in both languages. */
  readonly remarks: Remarks;
}

/** Either an instant, or everything that is wrong with the input. */
export type CivilResult =
  | { readonly ok: true; readonly moment: CivilMoment }
  | { readonly ok: false; readonly issues: readonly CivilIssue[] };

/** A place and its clock, without a date. */
export type CivilPlace = Pick<CivilInput, "timezone" | "latitude" | "longitude">;

const NOON: ClockTime = { hour: 12, minute: 0, second: 0, hasSeconds: false };

/**
 * Turns a civil date and time into an instant with a receipt.
 *
 * Bad input is never thrown: all problems are listed at once, each with the nearest valid value
 * where there is one. A local time that a clock change skipped is an error; one that occurred twice
 * takes the first reading unless `fold` is 1, and the receipt shows both. Without a time, local
 * noon stands in and `timeKnown` is false. Without a zone, the mean time of the longitude is
 * assumed, and without a longitude UTC; the receipt says so.
 *
 * @source offsets: IANA time zone database with its pre-1970 histories (see zones/README.md)
 */
export function resolveCivil(input: CivilInput): CivilResult {
  const issues: Issues = [];
  const calendar = readCalendar(input.calendar, issues);
  const date = readDate(input.date, calendar ?? "gregorian", issues);
  const timeKnown = input.time !== undefined;
  const time = timeKnown ? readTime(input.time, issues) : NOON;
  const latitude = readDegrees("latitude", input.latitude, issues);
  const longitude = readDegrees("longitude", input.longitude, issues);
  const clock = readClock(input.timezone, longitude, issues);
  const fold = readFold(input.fold, issues);
  if (issues.length > 0 || !calendar || !date || !time || !clock) return fail(issues);

  const given = { ...date, ...pickClock(time), calendar };
  const local = { ...convertDate(date, calendar, "gregorian"), ...pickClock(time) };
  const localMs = toLocalMs(local);
  const readings = readClockAt(clock, localMs, longitude);
  const reading = readings[Math.min(fold, readings.length - 1)];
  if (reading === undefined)
    return fail([describeGap({ local, calendar, time, clock, longitude })]);
  const place = { latitude, longitude };
  return succeed({ local, given, timeKnown, clock, reading, readings, place });
}

/**
 * Returns the civil moment that a place's clock shows at an instant.
 *
 * @param epochMs milliseconds since 1970-01-01T00:00 UT
 */
export function civilOfInstant(epochMs: number, place: CivilPlace = {}): CivilResult {
  const issues: Issues = [];
  const latitude = readDegrees("latitude", place.latitude, issues);
  const longitude = readDegrees("longitude", place.longitude, issues);
  const clock = readClock(place.timezone, longitude, issues);
  if (issues.length > 0 || clock === null) return fail(issues);
  const reading = readInstant(clock, epochMs, longitude);
  const local = fromLocalMs(epochMs + reading.offsetSeconds * 1000);
  const given = { ...local, calendar: "gregorian" as const };
  const readings = readClockAt(clock, toLocalMs(local), longitude);
  const at = { latitude, longitude };
  return succeed({ local, given, timeKnown: true, clock, reading, readings, place: at });
}

/** Returns the wall clock with daylight saving taken out. */
export function standardLocalTime(moment: CivilMoment): LocalTime {
  return addSeconds(moment, -moment.dstSeconds);
}

interface Found {
  readonly local: LocalTime;
  readonly given: CivilMoment["given"];
  readonly timeKnown: boolean;
  readonly clock: Clock;
  readonly reading: ClockReading;
  readonly readings: readonly ClockReading[];
  readonly place: { readonly latitude: number | null; readonly longitude: number | null };
}

function fail(issues: readonly CivilIssue[]): CivilResult {
  return Object.freeze({ ok: false, issues: Object.freeze([...issues]) });
}

function succeed(found: Found): CivilResult {
  const { local, given, timeKnown, clock, reading, place } = found;
  const { epochMs, offsetSeconds, standardOffsetSeconds, rule } = reading;
  const julianDayUt = julianDayOfEpochMs(epochMs);
  const deltaT = deltaTSeconds(julianDayUt);
  const fixed = toFixed(local);
  const moment: Omit<CivilMoment, "receipt" | "remarks"> = {
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
    rule,
    ...place,
  };
  const fold = foldOf(found);
  const remarks = Object.freeze({
    assumed: Object.freeze(describeAssumptions(moment, clock)),
    warnings: Object.freeze(describeWarnings(moment, clock, fold)),
  });
  const receipt = writeReceipt(moment, found, fold, remarks);
  return Object.freeze({ ok: true, moment: Object.freeze({ ...moment, receipt, remarks }) });
}

function writeReceipt(
  moment: Omit<CivilMoment, "receipt" | "remarks">,
  found: Found,
  fold: Fold | null,
  remarks: Remarks,
): TimeReceipt {
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
    abbreviation: found.reading.abbreviation,
    tzdb: found.clock.kind === "zone" ? tzdbVersion() : null,
    utc: formatUtc(moment.epochMs),
    deltaTSeconds: Math.round(moment.deltaTSeconds * 100) / 100,
    julianDayUt: moment.julianDayUt,
    julianDayTt: moment.julianDayTt,
    fold,
    trueSolarTime: null,
    assumed: Object.freeze(remarks.assumed.map(({ en }) => en)),
    warnings: Object.freeze(remarks.warnings.map(({ en }) => en)),
  });
}

function foldOf({ readings, reading }: Found): Fold | null {
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

function pickClock({ hour, minute, second }: ClockTime) {
  return { hour, minute, second };
}
