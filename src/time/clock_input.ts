import { given } from "./civil_input.ts";
import type { Issues } from "./civil_input.ts";
import { formatOffset } from "./local_time.ts";
import type { Backzone } from "./zones/backzone.ts";
import { findZone } from "./zones/find_zone.ts";
import type { Zone } from "./zones/find_zone.ts";
import { nearestZoneName } from "./zones/near_names.ts";

/** The clock that a `timezone` names. */
export type Clock =
  | { readonly kind: "zone"; readonly zone: Zone }
  | { readonly kind: "fixed"; readonly offsetSeconds: number }
  | { readonly kind: "mean"; readonly longitude: number; readonly assumed: boolean }
  | { readonly kind: "assumed-utc" };

/** What is known of a clock beside its name. */
export interface ClockContext {
  /** Degrees east; null when not given or not readable. */
  readonly longitude: number | null;
  /** False where the longitude that was given cannot be read, which is an issue of its own. */
  readonly longitudeReadable: boolean;
  readonly backzone: Backzone;
  /** Whether universal time may stand in where neither a zone nor a longitude is given. */
  readonly mayAssumeUtc: boolean;
}

/** The farthest any clock has stood from universal time: Manila before 1845, nearly 16 hours. */
const FARTHEST_OFFSET_SECONDS = 16 * 3600;

/** Reads the zone, the offset, or what stands for them when none is given. */
export function readClock(value: unknown, context: ClockContext, issues: Issues): Clock | null {
  if (value === undefined) return assumeClock(context, issues);
  if (typeof value !== "string" || value.trim() === "") {
    issues.push({ field: "timezone", code: "unreadable-zone", with: { value: given(value) } });
    return null;
  }
  if (value.toUpperCase() === "LMT") return readMeanTime(context, issues);
  const zone = findZone(value, context.backzone);
  if (zone !== null) return { kind: "zone", zone };
  return readOffset(value, issues);
}

function assumeClock(context: ClockContext, issues: Issues): Clock | null {
  const { longitude, longitudeReadable, mayAssumeUtc } = context;
  if (longitude !== null) return { kind: "mean", longitude, assumed: true };
  if (mayAssumeUtc) return { kind: "assumed-utc" };
  if (longitudeReadable) {
    issues.push({ field: "timezone", code: "clock-without-place", with: {} });
  }
  return null;
}

function readMeanTime(context: ClockContext, issues: Issues): Clock | null {
  const { longitude, longitudeReadable } = context;
  if (longitude !== null) return { kind: "mean", longitude, assumed: false };
  if (longitudeReadable) {
    issues.push({ field: "timezone", code: "mean-time-without-longitude", with: {} });
  }
  return null;
}

function readOffset(text: string, issues: Issues): Clock | null {
  if (/^z$/i.test(text)) return { kind: "fixed", offsetSeconds: 0 };
  const match = /^(?:UTC|GMT)?([+\u2212-])(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?$/i.exec(text);
  if (match === null) {
    refuseZone(text, issues);
    return null;
  }
  const [hours, minutes, seconds] = [match[2], match[3] ?? 0, match[4] ?? 0].map(Number);
  const size = hours! * 3600 + Math.min(minutes!, 59) * 60 + Math.min(seconds!, 59);
  const offsetSeconds = (match[1] === "+" ? 1 : -1) * Math.min(size, FARTHEST_OFFSET_SECONDS);
  if (minutes! < 60 && seconds! < 60 && size <= FARTHEST_OFFSET_SECONDS) {
    return { kind: "fixed", offsetSeconds: offsetSeconds + 0 };
  }
  const nearest = formatOffset(offsetSeconds);
  const said = { value: String(given(text)), nearest };
  issues.push({ field: "timezone", code: "offset-out-of-range", with: said, nearest });
  return null;
}

function refuseZone(text: string, issues: Issues): void {
  const value = String(given(text));
  const offset = looseOffset(text);
  if (offset !== null) {
    const said = { value, nearest: offset };
    issues.push({ field: "timezone", code: "unreadable-offset", with: said, nearest: offset });
    return;
  }
  const nearest = nearestZoneName(text);
  if (nearest === null) {
    issues.push({ field: "timezone", code: "unknown-zone", with: { value } });
  } else {
    const said = { value, nearest };
    issues.push({ field: "timezone", code: "unknown-zone-near", with: said, nearest });
  }
}

/** An offset that is only written otherwise: "UTC +8", "8", "+8.5". */
function looseOffset(text: string): string | null {
  const match =
    /^\s*(?:UTC|GMT)?\s*([+\u2212-]?)\s*(\d{1,2})(?:[:.](\d{1,2}))?\s*(?:h|hours?)?\s*$/i.exec(
      text,
    );
  if (match === null) return null;
  const [, sign, hours, part = "0"] = match;
  const minutes = text.includes(".") ? Math.round(Number(`0.${part}`) * 60) : Number(part);
  const size = Number(hours) * 3600 + minutes * 60;
  if (minutes > 59 || size > FARTHEST_OFFSET_SECONDS) return null;
  return formatOffset(sign === "" || sign === "+" ? size : -size);
}
