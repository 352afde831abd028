import type { CalendarId, LunisolarId } from "./calendars/ids.ts";
import type { Backzone } from "./zones/backzone.ts";
import type { WesternCalendar } from "./julian_day.ts";

/** A value as it was given, texts cut to a readable length; what is no JSON scalar as its kind. */
export type Given = string | number | boolean | null;

type Degrees = "latitude" | "longitude";

/**
 * What is wrong with an input: every code with what its sentence needs.
 *
 * `nearest` is the nearest value that the field accepts, as it is to be written; local times are ISO 8601
 * without an offset, instants with Z.
 */
export type IssuePhrases = {
  "unknown-calendar": { readonly value: Given; readonly nearest: WesternCalendar };
  "unreadable-date": { readonly value: Given };
  "misshapen-date": { readonly value: Given; readonly nearest: string };
  "year-out-of-range": {
    readonly value: Given;
    readonly firstYear: number;
    readonly lastYear: number;
    readonly nearest: string;
  };
  "no-such-month": { readonly value: Given; readonly month: number; readonly nearest: string };
  "no-such-day": {
    readonly value: Given;
    readonly year: number;
    readonly month: number;
    /** How many the month has. */
    readonly days: number;
    readonly calendar: WesternCalendar;
    readonly nearest: string;
  };
  "unreadable-time": { readonly value: Given };
  "misshapen-time": { readonly value: Given; readonly nearest: string };
  "midnight-of-next-day": { readonly value: Given; readonly nearest: string };
  "no-such-hour": { readonly value: Given; readonly hour: number; readonly nearest: string };
  "no-such-minute": { readonly value: Given; readonly minute: number; readonly nearest: string };
  "no-such-second": { readonly value: Given; readonly second: number; readonly nearest: string };
  "unreadable-degrees": { readonly field: Degrees; readonly value: Given };
  "degrees-out-of-range": {
    readonly field: Degrees;
    readonly value: number;
    /** The largest size, degrees. */
    readonly limit: number;
    readonly nearest: string;
  };
  "unknown-fold": { readonly value: Given; readonly nearest: string };
  "unreadable-zone": { readonly value: Given };
  "unknown-zone": { readonly value: string };
  "unknown-zone-near": { readonly value: string; readonly nearest: string };
  "unreadable-offset": { readonly value: string; readonly nearest: string };
  "offset-out-of-range": { readonly value: string; readonly nearest: string };
  "mean-time-without-longitude": Empty;
  "clock-without-place": Empty;
  "skipped-day": {
    /** The date that no clock showed, YYYY-MM-DD proleptic Gregorian. */
    readonly date: string;
    readonly zone: string;
    readonly from: string;
    readonly to: string;
    readonly nearest: string;
  };
  "skipped-time": {
    readonly local: string;
    readonly zone: string;
    /** What the clock showed at the change, and what it was set to. */
    readonly from: string;
    readonly to: string;
    /** The times meant by a clock not yet set forward, and by one set forward too early. */
    readonly ifNotYetForward: string;
    readonly ifForwardTooEarly: string;
    readonly nearest: string;
  };
};

/** What a receipt takes for granted. */
export type AssumptionPhrases = {
  "noon-assumed": Empty;
  /** The clock skipped noon; `time` is what it showed next, HH:MM:SS. */
  "noon-skipped": { readonly time: string };
  "utc-assumed": Empty;
  "mean-time-assumed": { readonly offset: string };
  "offset-without-saving": Empty;
  "mean-time-of-city": { readonly zone: string };
  "mean-time-of-longitude": { readonly offset: string };
};

/** What the reader of a receipt should check. */
export type WarningPhrases = {
  "time-occurred-twice": {
    readonly first: string;
    readonly second: string;
    readonly used: "first" | "second";
  };
  "history-of-one-city": { readonly zone: string };
  "own-history-left-out": {
    /** The zone given, and the one whose clock was read. */
    readonly zone: string;
    readonly history: string;
    readonly offset: string;
    /** The offset by the zone's own history, and the convention that reads it. */
    readonly ownOffset: string;
    readonly backzone: Backzone;
  };
  "before-gregorian-reform": Empty;
  "longitude-far-from-clock": Empty;
  "delta-t-extrapolated": Empty;
};

/** How far the history of a zone's clock can be relied upon. */
export type ReliabilityPhrases = {
  "zone-known": ZoneAndHistory;
  "zone-of-one-city": ZoneAndHistory;
  "zone-town-by-town": ZoneAndHistory;
  "zone-of-neighbour": ZoneAndHistory;
  "zone-from-backzone": ZoneAndHistory;
  "zone-mean-time": ZoneAndHistory;
  "zone-projected": ZoneAndHistory & {
    readonly release: string;
    /** Date of the release, YYYY-MM-DD. */
    readonly releasedOn: string;
  };
};

type ZoneAndHistory = {
  /** The zone given. */
  readonly zone: string;
  /** The zone whose history was read. */
  readonly history: string;
};

/** Why a date is not served. */
export type RangePhrases = {
  "calendar-out-of-range": {
    readonly calendar: CalendarId;
    /** Dates as YYYY-MM-DD, proleptic Gregorian; null where the calendar has no such end. */
    readonly date: string;
    readonly first: string | null;
    readonly last: string | null;
  };
  "lunar-year-out-of-range": {
    readonly calendar: LunisolarId;
    /** Gregorian year in which the lunar year begins. */
    readonly year: number;
    readonly firstYear: number;
    readonly lastYear: number;
  };
  /** Years that the positions of the sky are computed for. */
  "sky-out-of-range": { readonly firstYear: number; readonly lastYear: number };
};

/** A phrase without parameters. */
type Empty = Readonly<Record<string, never>>;

/** Everything this folder says to a person: code to parameters, all of them JSON values. */
export type TimePhrases = IssuePhrases &
  AssumptionPhrases &
  WarningPhrases &
  ReliabilityPhrases &
  RangePhrases;

/** Why a time is not acceptable. */
export type IssueCode = keyof IssuePhrases;
/** What was assumed of a time. */
export type AssumptionCode = keyof AssumptionPhrases;
/** What speaks against a time that was read. */
export type WarningCode = keyof WarningPhrases;
/** How far the clock of a zone is certain. */
export type ReliabilityCode = keyof ReliabilityPhrases;
/** Why a date lies outside what can be computed. */
export type RangeCode = keyof RangePhrases;

/** A code with its parameters, for `words/<language>.ts` to put into a sentence. */
export type Phrase<C extends keyof TimePhrases = keyof TimePhrases> = {
  readonly [K in C]: { readonly code: K; readonly with: TimePhrases[K] };
}[C];

/** One language: a function for every code, as `words/<language>.ts` exports it under `phrases`. */
export type TimeWords = {
  readonly [C in keyof TimePhrases]: (parameters: TimePhrases[C]) => string;
};

/** Conventions of this folder in one language, as `words/<language>.ts` exports them under `conventions`. */
export interface TimeConventions {
  readonly backzone: {
    readonly title: string;
    readonly options: Readonly<Record<Backzone, string>>;
  };
}

/** What the calendars are called in one language, as `words/<language>.ts` exports it under `calendars`. */
export type CalendarNames = Readonly<Record<CalendarId | LunisolarId, string>>;

/**
 * Puts a code and its parameters into a sentence.
 *
 * @example
 * ```ts
 * const { phrases } = await import("./words/en.ts");
 * writePhrase(phrases, { code: "noon-assumed", with: {} });
 * ```
 */
export function writePhrase(words: TimeWords, phrase: Phrase): string {
  const write = words[phrase.code] as (parameters: Phrase["with"]) => string;
  return write(phrase.with);
}
