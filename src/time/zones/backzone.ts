import { openDatabase } from "./database.ts";
import { erasOf } from "./parse_tzdb.ts";
import { compileZone, endOfFixedEra } from "./zone_history.ts";
import type { Period } from "./zone_history.ts";

/**
 * Whose clock a name had before 1970, where the database knows several for what is one zone since.
 *
 * - `listed`: every zone of `zone.tab` keeps its own history, as Debian builds the database: Amsterdam
 *   has its own, Montreal has Toronto's. Asia/Hanoi, which is an alias of none, has its own too
 * - `all`: every name of the backzone file keeps its own history, also where the database gave it up
 *   as doubtful: Montreal, Harbin and Chongqing have theirs
 * - `none`: zones that agree since 1970 have one history, as the database itself is built and most
 *   software reads it: Amsterdam has that of Brussels, Hanoi that of Bangkok
 */
export type Backzone = "listed" | "all" | "none";

/** The values of the convention. */
export const BACKZONES: readonly Backzone[] = ["listed", "all", "none"];

/** The convention of those who choose none, which is Debian's. */
export const DEFAULT_BACKZONE: Backzone = "listed";

/** Returns the zone whose history a name has under a convention. */
export function historyZone(name: string, convention: Backzone): string {
  const { backzone, facts } = openDatabase();
  if (convention === "all" && backzone.zoneLines.has(name)) return name;
  const zone = followLinks(name);
  return convention === "none" ? (facts.get(zone)?.mergedWith ?? zone) : zone;
}

/**
 * Works out the history of a zone, of the build's own or of the backzone file.
 *
 * @param zone as `historyZone` returns it
 * @throws {RangeError} if the database has no such zone
 */
export function compileHistory(zone: string): readonly Period[] {
  const { tzdb, backzone } = openDatabase();
  if (tzdb.zoneLines.has(zone)) return compileZone(tzdb, zone);
  const joined = compileZone(tzdb, historyZone(zone, "none"));
  return join(compileZone(backzone, zone), joined, joinMs(zone)!);
}

/** The instant from which on a zone of the backzone file has another's history; null for others. */
export function joinMs(zone: string): number | null {
  const eras = erasOf(openDatabase().backzone, zone);
  return eras === null ? null : endOfFixedEra(eras.at(-2)!);
}

function followLinks(name: string): string {
  const { links } = openDatabase().tzdb;
  let zone = name;
  while (links.has(zone)) zone = links.get(zone)!;
  return zone;
}

function join(own: readonly Period[], joined: readonly Period[], atMs: number): readonly Period[] {
  const before = own.filter((period) => period.startMs < atMs);
  const after = joined.filter((period) => period.endMs > atMs);
  const periods = before.map((period) => ({ ...period, endMs: Math.min(period.endMs, atMs) }));
  for (const period of after) {
    const last = periods.at(-1)!;
    const startMs = Math.max(period.startMs, atMs);
    if (startMs === last.endMs && isSameClock(last, period)) last.endMs = period.endMs;
    else periods.push({ ...period, startMs });
  }
  return periods.map((period) => Object.freeze(period));
}

function isSameClock(a: Period, b: Period): boolean {
  return (
    a.offsetSeconds === b.offsetSeconds &&
    a.standardOffsetSeconds === b.standardOffsetSeconds &&
    a.abbreviation === b.abbreviation &&
    a.isLocalMeanTime === b.isLocalMeanTime
  );
}
