import type { WesternCalendar } from "./julian_day.ts";
import type { AssumptionCode, Phrase, ReliabilityCode, WarningCode } from "./phrases.ts";
import type { Backzone } from "./zones/backzone.ts";

/**
 * How the offset from universal time was found.
 *
 * - `tzdb`: the time zone database's history of the zone
 * - `zone-mean-time`: before legal time, the mean time of the zone's own city (no longitude given)
 * - `local-mean-time`: mean time of the given longitude, before legal time or because it was asked for
 * - `fixed-offset`: the offset was given
 * - `assumed-local-mean-time`: no zone was given, the longitude was
 * - `assumed-utc`: neither zone nor longitude was given
 */
export type TimeRule =
  | "tzdb"
  | "zone-mean-time"
  | "local-mean-time"
  | "fixed-offset"
  | "assumed-local-mean-time"
  | "assumed-utc";

/** One way to read a local time that a clock change made ambiguous. */
export interface Reading {
  /** ISO 8601 with Z. */
  readonly utc: string;
  /** Such as `-04:00`. */
  readonly offset: string;
  /** Such as `EDT`. */
  readonly abbreviation: string;
}

/** A local time that occurred twice, both readings, the earlier one first. */
export interface Fold {
  readonly used: "first" | "second";
  readonly readings: readonly [Reading, Reading];
}

/** True solar time and the two corrections that lead to it from standard time. */
export interface TrueSolarReceipt {
  /** ISO 8601 local date and time, whole seconds. */
  readonly local: string;
  /** Four minutes per degree east of the standard meridian, in minutes. */
  readonly longitudeMinutes: number;
  /** Apparent minus mean solar time, in minutes. */
  readonly equationOfTimeMinutes: number;
}

/** Everything that was read, looked up and assumed on the way from a civil time to an instant. */
export interface TimeReceipt {
  /** Local date and time as given, in the calendar named beside it. */
  readonly local: string;
  readonly calendar: WesternCalendar;
  /** The same in the proleptic Gregorian calendar. */
  readonly localGregorian: string;
  /** False when the time was left out and noon stands in its place. */
  readonly timeKnown: boolean;
  /** Zone name, `LMT`, or a fixed offset. */
  readonly zone: string;
  readonly rule: TimeRule;
  /** Offset used, such as `+08:00`. */
  readonly offset: string;
  readonly offsetSeconds: number;
  /** Offset without daylight saving. */
  readonly standardOffset: string;
  readonly dstSeconds: number;
  /** Such as `CDT`; empty where a clock has no name. */
  readonly abbreviation: string;
  /** Release of the time zone database; null where it was not asked. */
  readonly tzdb: string | null;
  /** The convention by which a zone's history was chosen; null where the database was not asked. */
  readonly backzone: Backzone | null;
  /** How far the zone's history can be relied upon; null where the database was not asked. */
  readonly zoneReliability: Phrase<ReliabilityCode> | null;
  /** The instant, ISO 8601 with Z, proleptic Gregorian. UTC is taken as UT1. */
  readonly utc: string;
  /** TT - UT1 in seconds, rounded to 0.01 s. */
  readonly deltaTSeconds: number;
  readonly julianDayUt: number;
  readonly julianDayTt: number;
  /** Present when the local time occurred twice. */
  readonly fold: Fold | null;
  /** Present when the art reckons by the sundial. */
  readonly trueSolarTime: TrueSolarReceipt | null;
  /** What was taken for granted. */
  readonly assumed: readonly Phrase<AssumptionCode>[];
  /** What the reader should check. */
  readonly warnings: readonly Phrase<WarningCode>[];
}
