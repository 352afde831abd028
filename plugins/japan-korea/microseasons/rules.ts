/**
 * The days of the 72 seasons of a year, from one risshun to the next.
 *
 * @source a season begins on the day in Japan on which the Sun reaches its longitude, five degrees after the
 *   last, as almanacs since 1844 have it
 */
import { showInstant } from "#east/calendar/zone_clock.ts";
import { formatDate, fromFixed } from "#time";
import { JAPAN, japanDayOf } from "../calendar/japan_day.ts";
import { pentadUt, SEKKI, sekkiDay } from "../calendar/sekki.ts";
import type { MicroseasonsAnswer } from "./answer.ts";
import { MICROSEASON } from "./seasons.ts";

const SEASONS = 72;
const written = (fixed: number) => formatDate(fromFixed(fixed));

/** The year whose seasons a day stands in. */
export function seasonYearOf(fixed: number): number {
  const { year } = fromFixed(fixed);
  return fixed < sekkiDay(year, 0) ? year - 1 : year;
}

/** Lists the seasons of a year and finds that of a day. */
export function seasonsOf(year: number, day?: number): MicroseasonsAnswer {
  const instants = Array.from({ length: SEASONS }, (_, index) => pentadUt(year, index));
  const starts = [...instants.map(japanDayOf), sekkiDay(year + 1, 0)];
  const seasons = instants.map((julianDayUt, index) => ({
    index: index + 1,
    season: MICROSEASON.ids[index]!,
    sekki: SEKKI.ids[Math.floor(index / 3)]!,
    part: (index % 3) + 1,
    start: written(starts[index]!),
    end: written(starts[index + 1]! - 1),
    longitudeDeg: (315 + 5 * index) % 360,
    ...showInstant(julianDayUt, JAPAN),
  }));
  if (day === undefined) return { year, current: null, seasons };
  const at = starts.findLastIndex((start) => start <= day);
  const { longitudeDeg: _longitude, utc: _utc, local: _local, ...own } = seasons[at]!;
  return {
    year,
    current: {
      ...own,
      dayOf: day - starts[at]! + 1,
      days: starts[at + 1]! - starts[at]!,
      previous: MICROSEASON.ids[(at + SEASONS - 1) % SEASONS]!,
      next: MICROSEASON.ids[(at + 1) % SEASONS]!,
      nextStart: written(starts[at + 1]!),
    },
    seasons,
  };
}
