/** Eight parts of the day and eight of the night, as choghadiya and gowri count them. */
import type { AlmanacDay } from "../core/day/almanac_day.ts";

export interface Eighth<T> {
  readonly part: T;
  readonly byDay: boolean;
  readonly start: number;
  readonly end: number;
}

/** Cuts day and night into parts of one length each, named in order. */
export function partsOf<T>(
  { sunrise, sunset, nextSunrise }: AlmanacDay,
  byDay: readonly T[],
  byNight: readonly T[],
): readonly Eighth<T>[] {
  const cut = (names: readonly T[], from: number, to: number, day: boolean) =>
    names.map((part, i) => ({
      part,
      byDay: day,
      start: from + ((to - from) * i) / names.length,
      end: from + ((to - from) * (i + 1)) / names.length,
    }));
  return [...cut(byDay, sunrise, sunset, true), ...cut(byNight, sunset, nextSunrise, false)];
}
