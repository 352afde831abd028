/**
 * Civil time, day counts and calendars: everything that turns a birth record into an instant.
 *
 * Functions only: no clock, no randomness, no network and no framework.
 *
 * @example
 * ```ts
 * import { dayPillar, julianDayNumber, resolveCivil } from "#time";
 *
 * const result = resolveCivil({ date: "1988-06-15", time: "13:30", timezone: "Asia/Shanghai" });
 * if (!result.ok) throw new TypeError(result.issues[0]?.code);
 * const { moment } = result;
 * console.log(moment.receipt.utc, moment.dstSeconds); // 1988-06-15T04:30:00Z 3600
 * console.log(dayPillar(julianDayNumber(moment.fixed)).native); // 辛丑
 * ```
 */
export * from "./calendars/mod.ts";
export * from "./chinese_calendar.ts";
export { resolveCivil, civilOfInstant, standardLocalTime } from "./civil.ts";
export * from "./civil_day.ts";
export type { CivilInput, CivilIssue } from "./civil_input.ts";
export type * from "./civil_moment.ts";
export * from "./delta_t.ts";
export * from "./integer.ts";
export * from "./julian_day.ts";
export * from "./local_time.ts";
export * from "./lunar_position.ts";
export * from "./lunisolar_calendar.ts";
export * from "./out_of_range.ts";
export * from "./phrases.ts";
export * from "./remembering.ts";
export * from "./receipt.ts";
export * from "./sexagenary.ts";
export * from "./solar_longitude.ts";
export * from "./solar_time.ts";
export { BACKZONES, DEFAULT_BACKZONE } from "./zones/backzone.ts";
export type { Backzone } from "./zones/backzone.ts";
export { findZone, tzdbVersion, zoneNames } from "./zones/find_zone.ts";
export type { Zone } from "./zones/find_zone.ts";
export { nearestZoneName } from "./zones/near_names.ts";
export { zoneReliability } from "./zones/reliability.ts";
