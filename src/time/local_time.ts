import { floorDivide, modulo } from "./integer.ts";
import { epochMsOfFixed, fixedOfEpochMs, fromFixed, toFixed } from "./julian_day.ts";
import type { CalendarDate } from "./julian_day.ts";

/** What a clock and a calendar on the wall show: proleptic Gregorian, astronomical year. */
export interface LocalTime extends CalendarDate {
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  /** 0 to 59, whole. */
  readonly second: number;
}

/**
 * Returns a local time as milliseconds since 1970-01-01T00:00 of the same clock.
 *
 * Differences of such numbers are elapsed time on that clock; they are not instants.
 */
export function toLocalMs(local: LocalTime): number {
  return epochMsOfFixed(toFixed(local)) + secondsOfDay(local) * 1000;
}

/** Returns the local time of `toLocalMs`, cut to the whole second. */
export function fromLocalMs(localMs: number): LocalTime {
  const fixed = fixedOfEpochMs(localMs);
  const seconds = floorDivide(localMs - epochMsOfFixed(fixed), 1000);
  const minute = floorDivide(seconds, 60) % 60;
  return { ...fromFixed(fixed), hour: floorDivide(seconds, 3600), minute, second: seconds % 60 };
}

/** Moves a local time by some seconds, across midnight and month ends. */
export function addSeconds(local: LocalTime, seconds: number): LocalTime {
  return fromLocalMs(toLocalMs(local) + Math.round(seconds) * 1000);
}

/** Returns seconds since local midnight, 0 to 86 399. */
export function secondsOfDay(local: Pick<LocalTime, "hour" | "minute" | "second">): number {
  return local.hour * 3600 + local.minute * 60 + local.second;
}

/** Writes a date as `2024-06-15`, and with sign and six digits outside the years 0 to 9999. */
export function formatDate({ year, month, day }: CalendarDate): string {
  const size = String(Math.abs(year));
  const plain = year >= 0 && year <= 9999;
  const years = plain ? size.padStart(4, "0") : (year < 0 ? "-" : "+") + size.padStart(6, "0");
  return `${years}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Writes a time of day as `14:05:09`. */
export function formatTime(time: Pick<LocalTime, "hour" | "minute" | "second">): string {
  return `${twoDigits(time.hour)}:${twoDigits(time.minute)}:${twoDigits(time.second)}`;
}

/** Writes a local time as `2024-06-15T14:05:09`. */
export function formatLocal(local: LocalTime): string {
  return `${formatDate(local)}T${formatTime(local)}`;
}

/** Writes an instant as `2024-06-15T06:05:09Z`, cut to the whole second. */
export function formatUtc(epochMs: number): string {
  return `${formatLocal(fromLocalMs(epochMs))}Z`;
}

/** Writes an offset as `+08:00`, with seconds where it has any: `-00:25:21`. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const hours = twoDigits(floorDivide(size, 3600));
  const minutes = twoDigits(floorDivide(size, 60) % 60);
  const seconds = modulo(size, 60);
  const tail = seconds === 0 ? "" : `:${twoDigits(seconds)}`;
  return `${offsetSeconds < 0 ? "-" : "+"}${hours}:${minutes}${tail}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
