import type { CivilInput, CivilIssue } from "./civil_input.ts";
import type { WesternCalendar } from "./julian_day.ts";
import type { LocalTime } from "./local_time.ts";
import type { TimeReceipt, TimeRule } from "./receipt.ts";
import type { Backzone } from "./zones/backzone.ts";

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
  /** The convention by which the history of a zone was chosen. */
  readonly backzone: Backzone;
  readonly rule: TimeRule;
  /** Degrees, north positive; null when not given. */
  readonly latitude: number | null;
  /** Degrees, east positive; null when not given. */
  readonly longitude: number | null;
  readonly receipt: TimeReceipt;
}

/** Either an instant, or everything that is wrong with the input. */
export type CivilResult =
  | { readonly ok: true; readonly moment: CivilMoment }
  | { readonly ok: false; readonly issues: readonly CivilIssue[] };

/** A place and its clock, without a date. */
export type CivilPlace = Pick<CivilInput, "timezone" | "latitude" | "longitude">;

/** Points on which readings of a civil time differ, for the caller to decide. */
export interface CivilOptions {
  /** Whose clock a zone name had before 1970; `listed` when left out. */
  readonly backzone?: Backzone;
  /**
   * What a clock time is to which neither a zone nor a longitude is given: read as universal time (when
   * left out), or an issue `clock-without-place`. A date without a time is never refused.
   */
  readonly unplacedClock?: "utc" | "refused";
}
