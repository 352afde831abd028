/**
 * The civil day on which a solar month begins, by the rule of a region.
 *
 * @source Report of the Calendar Reform Committee (1955); R. Sewell and S. B. Dikshit, The Indian Calendar (1896), § 28
 */
import { vocabulary, type IdOf } from "#sdk";
import type { SunCalendar } from "./calendar.ts";

/** Regions by the rule that gives a sankranti its day. */
export const REGION = vocabulary("sankrantiRegion", ["orissa", "tamil", "malabar", "bengal"]);
export type Region = IdOf<typeof REGION>;

/** Where the afternoon begins, parts of the daylight. */
const AFTERNOON = 3 / 5;

/**
 * The first day of the solar month: Orissa the day itself; Tamil the day if before sunset; Malabar if before the
 * afternoon; Bengal the day after, or the third if after midnight.
 *
 * @param at the Sun's entry into the sign, Julian day UT
 * @returns Rata Die
 */
export function firstDayOf(calendar: SunCalendar, at: number, region: Region): number {
  const { fixed, sunrise, sunset } = calendar.holding(at);
  if (region === "orissa") return fixed;
  if (region === "bengal") return at < calendar.midnightOf(fixed + 1) ? fixed + 1 : fixed + 2;
  const until = region === "tamil" ? sunset : sunrise + AFTERNOON * (sunset - sunrise);
  return at < until ? fixed : fixed + 1;
}
