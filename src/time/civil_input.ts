import { daysInMonth } from "./julian_day.ts";
import type { CalendarDate, WesternCalendar } from "./julian_day.ts";
import { formatDate } from "./local_time.ts";

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
export interface CivilIssue {
  readonly field: "date" | "time" | "timezone" | "latitude" | "longitude" | "calendar" | "fold";
  readonly message: string;
  /** The nearest value that the field would accept, where there is one. */
  readonly nearest?: string;
}

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

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Collects issues; each reader below returns null after adding one. */
export type Issues = CivilIssue[];

/** Reads the name of the calendar. */
export function readCalendar(value: unknown, issues: Issues): WesternCalendar | null {
  if (value === undefined) return "gregorian";
  if (value === "gregorian" || value === "julian") return value;
  const message = `Cannot read calendar: ${quote(value)} is neither "gregorian" nor "julian"`;
  const julian = typeof value === "string" && /^(j|old)/i.test(value.trim());
  issues.push({ field: "calendar", message, nearest: julian ? "julian" : "gregorian" });
  return null;
}

/** Reads a date and refuses one that the calendar lacks. */
export function readDate(
  value: unknown,
  calendar: WesternCalendar,
  issues: Issues,
): CalendarDate | null {
  const match = typeof value === "string" ? looseDate(value) : null;
  if (match === null) {
    issues.push({ field: "date", message: `Cannot read date: ${quote(value)} is not YYYY-MM-DD` });
    return null;
  }
  const nearest = clampDate(match, calendar);
  const reason = whyImpossible(match, nearest, calendar);
  if (reason === null && isStrictDate(value as string)) return match;
  const message = `Cannot read date: ${quote(value)} ${reason ?? "is not YYYY-MM-DD"}`;
  issues.push({ field: "date", message, nearest: formatDate(nearest) });
  return null;
}

/** Reads a time of day and refuses 24:00 and the 60th second. */
export function readTime(value: unknown, issues: Issues): ClockTime | null {
  const match =
    typeof value === "string"
      ? /^\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?(?:\.\d+)?\s*([ap]\.?m\.?)?\s*$/i.exec(value)
      : null;
  if (match === null) {
    const message = `Cannot read time: ${quote(value)} is not HH:MM or HH:MM:SS`;
    issues.push({ field: "time", message });
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
  issues.push({ field: "time", message: whyNoTime(value, hour, minute, second), nearest });
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
    const message = `Cannot read ${field}: ${quote(value)} is not a number of degrees`;
    issues.push({ field, message });
    return null;
  }
  if (Math.abs(value) <= limit) return value;
  const message = `Cannot read ${field}: ${value}° must be within ±${limit}°`;
  issues.push({ field, message, nearest: String(Math.sign(value) * limit) });
  return null;
}

/** Reads which of two readings to take. */
export function readFold(value: unknown, issues: Issues): 0 | 1 {
  if (value === undefined || value === 0 || value === 1) return value ?? 0;
  const message = `Cannot read fold: ${quote(value)} is neither 0 nor 1`;
  issues.push({ field: "fold", message, nearest: "0" });
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

function whyImpossible(
  date: CalendarDate,
  nearest: CalendarDate,
  calendar: WesternCalendar,
): string | null {
  if (date.year !== nearest.year) return `lies outside the years ${FIRST_YEAR} to ${LAST_YEAR}`;
  if (date.month !== nearest.month) return `has month ${date.month}, must be 01 to 12`;
  if (date.day === nearest.day) return null;
  const month = `${MONTH_NAMES[date.month - 1]} ${date.year}`;
  const days = daysInMonth(date.year, date.month, calendar);
  return `does not exist: ${month} has ${days} days in the ${capitalise(calendar)} calendar`;
}

function whyNoTime(value: unknown, hour: number, minute: number, second: number): string {
  if (hour === 24 && minute === 0 && second === 0) {
    return `Cannot read time: ${quote(value)} is 00:00 of the next day, give that date with 00:00`;
  }
  if (hour > 23) return `Cannot read time: ${quote(value)} has hour ${hour}, must be 00 to 23`;
  if (minute > 59)
    return `Cannot read time: ${quote(value)} has minute ${minute}, must be 00 to 59`;
  if (second > 59)
    return `Cannot read time: ${quote(value)} has second ${second}, must be 00 to 59`;
  return `Cannot read time: ${quote(value)} is not HH:MM or HH:MM:SS`;
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

function capitalise(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Writes a value that was refused, cut to a readable length. */
export function quote(value: unknown): string {
  if (typeof value === "string") return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return value === null || typeof value !== "object" ? String(value) : "an object";
}
