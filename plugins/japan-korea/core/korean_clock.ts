/** By which clock Korean pillars are reckoned. */
import { chartTimeOf, type ChartTime } from "#east/calendar/chart_time.ts";
import type { CivilMoment } from "#time";
import type { Convention } from "#sdk";

/** The meridian by which Korea set its clocks in 1908-1911 and 1954-1961, degrees east. */
export const OLD_MERIDIAN = 127.5;

const KOREAN_ZONES: readonly unknown[] = ["Asia/Seoul", "Asia/Pyongyang"];

/** The clocks of Korean practice. */
export const KOREAN_CLOCK = {
  default: (input) =>
    typeof input["longitude"] === "number"
      ? "mean"
      : KOREAN_ZONES.includes(input["timezone"])
        ? "meridian"
        : "civil",
  options: {
    civil: { source: "manseryeok 만세력 by the clock; summer time is taken out" },
    meridian: {
      source:
        "Korean practice of thirty minutes: mean time of 127.5° east, the standard of 1908 and 1954",
    },
    mean: { source: "지역시 보정: four minutes per degree at the place of birth" },
    true: { source: "진태양시: mean time of the place with the equation of time" },
  },
} as const satisfies Convention;
export type KoreanClock = keyof (typeof KOREAN_CLOCK)["options"];

/** A moment, and the clock of the shared floor, that together show what a Korean clock does. */
export function readBy(
  civil: CivilMoment,
  clock: KoreanClock,
): { readonly civil: CivilMoment; readonly clock: "civil" | "mean" | "true" } {
  return clock === "meridian"
    ? { civil: { ...civil, longitude: OLD_MERIDIAN }, clock: "mean" }
    : { civil, clock };
}

/**
 * Returns what the clock shows.
 *
 * @throws {Refusal} longitudeNeeded, for mean and true where the place is not known
 */
export function koreanTimeOf(civil: CivilMoment, clock: KoreanClock): ChartTime {
  const by = readBy(civil, clock);
  return chartTimeOf(by.civil, by.clock);
}
