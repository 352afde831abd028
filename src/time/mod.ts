/**
 * Civil time, day counts and calendars: everything that turns a birth record into an instant.
 *
 * Functions only: no clock, no randomness, no network and no framework.
 *
 * @example
 * ```ts
 * import { dayPillar, julianDayNumber, toFixed } from "#time";
 *
 * const fixed = toFixed({ year: 2024, month: 6, day: 15 });
 * console.log(dayPillar(julianDayNumber(fixed)).native); // 庚戌
 * ```
 */
export * from "./delta_t.ts";
export * from "./julian_day.ts";
export * from "./sexagenary.ts";
