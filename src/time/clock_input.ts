import { quote } from "./civil_input.ts";
import type { Issues } from "./civil_input.ts";
import { formatOffset } from "./local_time.ts";
import { findZone, nearestZoneName } from "./zones/find_zone.ts";
import type { Zone } from "./zones/find_zone.ts";

/** The clock that a `timezone` names. */
export type Clock =
  | { readonly kind: "zone"; readonly zone: Zone }
  | { readonly kind: "fixed"; readonly offsetSeconds: number }
  | { readonly kind: "mean"; readonly longitude: number; readonly assumed: boolean }
  | { readonly kind: "assumed-utc" };

/** The farthest any clock has stood from universal time: Manila before 1845, nearly 16 hours. */
const FARTHEST_OFFSET_SECONDS = 16 * 3600;

/** Reads the zone, the offset, or what stands for them when none is given. */
export function readClock(value: unknown, longitude: number | null, issues: Issues): Clock | null {
  if (value === undefined) {
    if (longitude === null) return { kind: "assumed-utc" };
    return { kind: "mean", longitude, assumed: true };
  }
  if (typeof value !== "string" || value.trim() === "") {
    const message = `Cannot read timezone: ${quote(value)} is not a zone name or an offset`;
    issues.push({ field: "timezone", message });
    return null;
  }
  if (value.toUpperCase() === "LMT") return readMeanTime(longitude, issues);
  const zone = findZone(value);
  if (zone !== null) return { kind: "zone", zone };
  return readOffset(value, issues);
}

function readMeanTime(longitude: number | null, issues: Issues): Clock | null {
  if (longitude !== null) return { kind: "mean", longitude, assumed: false };
  const message = "Cannot read timezone: LMT needs a longitude, and none is given";
  issues.push({ field: "timezone", message });
  return null;
}

function readOffset(value: string, issues: Issues): Clock | null {
  if (/^z$/i.test(value)) return { kind: "fixed", offsetSeconds: 0 };
  const match = /^(?:UTC|GMT)?([+\u2212-])(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?$/i.exec(value);
  if (match === null) {
    const message = `Cannot read timezone: ${quote(value)} is not in the time zone database`;
    issues.push({ field: "timezone", message, nearest: nearestZoneName(value) });
    return null;
  }
  const [hours, minutes, seconds] = [match[2], match[3] ?? 0, match[4] ?? 0].map(Number);
  const size = hours! * 3600 + Math.min(minutes!, 59) * 60 + Math.min(seconds!, 59);
  const offsetSeconds = (match[1] === "+" ? 1 : -1) * Math.min(size, FARTHEST_OFFSET_SECONDS);
  if (minutes! < 60 && seconds! < 60 && size <= FARTHEST_OFFSET_SECONDS) {
    return { kind: "fixed", offsetSeconds: offsetSeconds + 0 };
  }
  const message = `Cannot read timezone: offset ${quote(value)} must be within ±16:00`;
  issues.push({ field: "timezone", message, nearest: formatOffset(offsetSeconds) });
  return null;
}
