import { daysInMonth } from "./julian_day.ts";
import type { CalendarDate, WesternCalendar } from "./julian_day.ts";
import { formatDate } from "./local_time.ts";
import type { Given, IssueCode, Phrase } from "./phrases.ts";

/** A civil date, time and place as people write them down. */
export interface CivilInput {
  /** `YYYY-MM-DD`; other years as `±YYYYYY-MM-DD`, astronomical (0 is 1 BCE), -4712 to 9999. */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59. */
  readonly time?: string;
  /** IANA name, fixed offset such as `+08:00`, `UTC`, or `LMT` for the longitude's mean time. */
  readonly timezone?: string;
  /** Degrees, north positive, -90 to 90. */
  readonly latitude?: number;
  /** Degrees, east positive, -180 to 180. */
  readonly longitude?: number;
  /** The calendar of `date`; Gregorian, extended backwards before 1582, when left out. */
  readonly calendar?: WesternCalendar;
  /** Which reading to take of a local time that occurred twice: 0 (default) the first, 1 the second. */
  readonly fold?: 0 | 1;
}

/** Something wrong with an input field. */
export type CivilIssue = Phrase<IssueCode> & {
  readonly field: "date" | "time" | "timezone" | "latitude" | "longitude" | "calendar" | "fold";
  /** The nearest value that the field would accept, where there is one. */
  readonly nearest?: string;
};

/** A time of day, and whether it was given to the second. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly hasSeconds: boolean;
}

/** The first and last year accepted. Julian days begin in -4712. */
export const FIRST_YEAR = -4712;
export const LAST_YEAR = 9999;

/** Letters of a refused value that are repeated. */
const LONGEST_GIVEN = 40;

/** Collects issues; each reader below returns null after adding one. */
export type Issues = CivilIssue[];

/** Reads the name of the calendar. */
export function readCalendar(value: unknown, issues: Issues): WesternCalendar | null {
  if (value === undefined) return "gregorian";
  if (value === "gregorian" || value === "julian") return value;
  const julian = typeof value === "string" && /^(j|old)/i.test(value.trim());
  const nearest = julian ? "julian" : "gregorian";
  const said = { value: given(value), nearest } as const;
  issues.push({ field: "calendar", code: "unknown-calendar", with: said, nearest });
  return null;
}

/** Reads a date and refuses one that the calendar lacks. */
export function readDate(
  value: unknown,
  calendar: WesternCalendar,
  issues: Issues,
): CalendarDate | null {
  const date = typeof value === "string" ? looseDate(value) : null;
  if (date === null) {
    issues.push({ field: "date", code: "unreadable-date", with: { value: given(value) } });
    return null;
  }
  const nearest = clampDate(date, calendar);
  if (isSameDate(date, nearest) && isStrictDate(value as string)) return date;
  const fault = faultOfDate(date, nearest, calendar, given(value));
  issues.push({ field: "date", ...fault, nearest: formatDate(nearest) });
  return null;
}

/** Reads a time of day and refuses 24:00 and the 60th second. */
export function readTime(value: unknown, issues: Issues): ClockTime | null {
  const match =
    typeof value === "string"
      ? /^\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d+)?\s*([ap]\.?m\.?)?\s*$/i.exec(value)
      : null;
  if (match === null) {
    issues.push({ field: "time", code: "unreadable-time", with: { value: given(value) } });
    return null;
  }
  const half = match[4]?.[0]?.toLowerCase();
  const read = Number(match[1]);
  const hour = half === undefined ? read : (read % 12) + (half === "p" ? 12 : 0);
  const [minute, second] = [Number(match[2]), Number(match[3] ?? 0)];
  const hasSeconds = match[3] !== undefined;
  if (isStrictTime(value as string) && hour < 24 && minute < 60 && second < 60) {
    return { hour, minute, second, hasSeconds };
  }
  const nearest = formatClock(clampTime(hour, minute, second), hasSeconds);
  const said = { value: given(value), nearest };
  issues.push({ field: "time", ...faultOfTime(hour, minute, second, said), nearest });
  return null;
}

/** Reads a coordinate in degrees. */
export function readDegrees(
  field: "latitude" | "longitude",
  value: unknown,
  issues: Issues,
): number | null {
  if (value === undefined) return null;
  const limit = field === "latitude" ? 90 : 180;
  if (typeof value !== "number" || !Number.isFinite(value)) {
    issues.push({ field, code: "unreadable-degrees", with: { field, value: given(value) } });
    return null;
  }
  if (Math.abs(value) <= limit) return value;
  const nearest = String(Math.sign(value) * limit);
  issues.push({
    field,
    code: "degrees-out-of-range",
    with: { field, value, limit, nearest },
    nearest,
  });
  return null;
}

/** Reads which of two readings to take. */
export function readFold(value: unknown, issues: Issues): 0 | 1 {
  if (value === undefined || value === 0 || value === 1) return value ?? 0;
  const said = { value: given(value), nearest: "0" };
  issues.push({ field: "fold", code: "unknown-fold", with: said, nearest: "0" });
  return 0;
}

/** Writes a time of day as precisely as it was given. */
export function formatClock(
  time: { readonly hour: number; readonly minute: number; readonly second: number },
  hasSeconds: boolean,
): string {
  const parts = hasSeconds ? [time.hour, time.minute, time.second] : [time.hour, time.minute];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

function looseDate(text: string): CalendarDate | null {
  const match = /^\s*([+-]?\d{1,6})([-/.])(\d{1,2})\2(\d{1,2})\s*$/.exec(text);
  if (match === null) return null;
  return { year: Number(match[1]) + 0, month: Number(match[3]), day: Number(match[4]) };
}

function isStrictDate(text: string): boolean {
  return /^(\d{4}|[+-]\d{4,6})-\d{2}-\d{2}$/.test(text);
}

function isStrictTime(text: string): boolean {
  return /^\d{2}:\d{2}(:\d{2})?$/.test(text);
}

function clampDate({ year, month, day }: CalendarDate, calendar: WesternCalendar): CalendarDate {
  if (year < FIRST_YEAR) return { year: FIRST_YEAR, month: 1, day: 1 };
  if (year > LAST_YEAR) return { year: LAST_YEAR, month: 12, day: 31 };
  const inYear = clamp(month, 1, 12);
  return { year, month: inYear, day: clamp(day, 1, daysInMonth(year, inYear, calendar)) };
}

function isSameDate(a: CalendarDate, b: CalendarDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

function faultOfDate(
  { year, month, day }: CalendarDate,
  nearestDate: CalendarDate,
  calendar: WesternCalendar,
  value: Given,
): Phrase<"year-out-of-range" | "no-such-month" | "no-such-day" | "misshapen-date"> {
  const nearest = formatDate(nearestDate);
  if (year !== nearestDate.year) {
    const range = { firstYear: FIRST_YEAR, lastYear: LAST_YEAR };
    return { code: "year-out-of-range", with: { value, ...range, nearest } };
  }
  if (month !== nearestDate.month) {
    return { code: "no-such-month", with: { value, month, nearest } };
  }
  if (day !== nearestDate.day) {
    const days = daysInMonth(year, month, calendar);
    return { code: "no-such-day", with: { value, year, month, days, calendar, nearest } };
  }
  return { code: "misshapen-date", with: { value, nearest } };
}

function faultOfTime(
  hour: number,
  minute: number,
  second: number,
  said: { readonly value: Given; readonly nearest: string },
): Phrase<
  "midnight-of-next-day" | "no-such-hour" | "no-such-minute" | "no-such-second" | "misshapen-time"
> {
  if (hour === 24 && minute === 0 && second === 0) {
    return { code: "midnight-of-next-day", with: said };
  }
  if (hour > 23) return { code: "no-such-hour", with: { ...said, hour } };
  if (minute > 59) return { code: "no-such-minute", with: { ...said, minute } };
  if (second > 59) return { code: "no-such-second", with: { ...said, second } };
  return { code: "misshapen-time", with: said };
}

/** The last moment before a value that runs over, so that 24:00 gives 23:59 and 10:75 gives 10:59. */
function clampTime(hour: number, minute: number, second: number) {
  if (hour > 23) return { hour: 23, minute: 59, second: 59 };
  if (minute > 59) return { hour, minute: 59, second: 59 };
  return { hour, minute, second: Math.min(second, 59) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Returns a value that was refused as it can stand in a receipt, cut to a readable length. */
export function given(value: unknown): Given {
  if (typeof value === "string") {
    return value.length > LONGEST_GIVEN ? `${value.slice(0, LONGEST_GIVEN)}…` : value;
  }
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "object") return Array.isArray(value) ? "[…]" : "{…}";
  return typeof value === "symbol" || typeof value === "function" ? typeof value : String(value);
}
