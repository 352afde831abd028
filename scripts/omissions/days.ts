/** Births to try omissions on: any day anywhere, and the days on which clocks were changed. */
import {
  civilDayStretches,
  findZone,
  formatDate,
  fromFixed,
  fromLocalMs,
  resolveCivil,
  toFixed,
  zoneNames,
  type CivilMoment,
} from "../../src/time/mod.ts";

/** A day in a zone, and perhaps a place. */
export interface Day {
  readonly date: string;
  readonly timezone: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(next: () => number, list: readonly T[]): T =>
  list[Math.floor(next() * list.length)]!;

const FIRST = Date.UTC(1850, 0, 1);
const LAST = Date.UTC(2037, 0, 1);

/** Every day of every zone that is not 24 hours long or has a time twice, 1850 to 2036. */
export function awkwardDays(): readonly Day[] {
  const days: Day[] = [];
  for (const timezone of zoneNames()) {
    const dates = new Set<string>();
    for (const { startMs, offsetSeconds } of findZone(timezone)!.history) {
      if (startMs < FIRST || startMs > LAST) continue;
      const local = fromLocalMs(startMs + offsetSeconds * 1000);
      for (const shift of [-1, 0]) dates.add(formatDate(fromFixed(toFixed(local) + shift)));
    }
    for (const date of dates) if (isAwkward({ date, timezone })) days.push({ date, timezone });
  }
  return days;
}

/** Whether times of a day were skipped or came twice. */
export function isAwkward(day: Day): boolean {
  const civil = noonOf(day);
  if (!civil) return false;
  const stretches = civilDayStretches(civil);
  return stretches.length > 1 || stretches[0]!.toSeconds - stretches[0]!.fromSeconds < 86_400;
}

/** Any day of the served centuries in any zone. */
export function anyDay(next: () => number): Day {
  const ms = Date.UTC(1890, 0, 1) + next() * (Date.UTC(2030, 0, 1) - Date.UTC(1890, 0, 1));
  return { date: formatDate(fromLocalMs(ms)), timezone: pick(next, zoneNames()) };
}

/** The day at no place, near its zone's meridian, or anywhere on Earth; at times near a pole. */
export function placed(day: Day, next: () => number): Day {
  const kind = next();
  const civil = noonOf(day);
  if (kind < 0.3 || !civil) return day;
  const steep = next() < 0.1;
  const latitude = (steep ? 62 + 26 * next() : 60 * next()) * (next() < 0.5 ? -1 : 1);
  const meridian = civil.offsetSeconds / 240 + 20 * (next() - 0.5);
  const longitude = kind < 0.7 ? ((meridian + 540) % 360) - 180 : 360 * next() - 180;
  const round = (deg: number) => Math.round(deg * 1e4) / 1e4;
  return { ...day, latitude: round(latitude), longitude: round(longitude) };
}

export function noonOf(day: Day): CivilMoment | null {
  const result = resolveCivil(day);
  return result.ok ? result.moment : null;
}

/** A time of the clock, by its seconds since midnight. */
export interface ClockTime {
  readonly seconds: number;
  readonly fold: 0 | 1;
}

/** All whole minutes that a day's clock showed, and the seconds at both sides of its changes. */
export function minutesOf(civil: CivilMoment): readonly ClockTime[] {
  return civilDayStretches(civil).flatMap(({ fromSeconds, toSeconds, fold }) => {
    const times = [fromSeconds, toSeconds - 1];
    for (let at = Math.ceil(fromSeconds / 60) * 60; at < toSeconds; at += 60) times.push(at);
    return times.map((seconds) => ({ seconds, fold }));
  });
}

/** `HH:MM:SS`. */
export function clockText(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}
