/** Seasons of birth by the northern year. */
import { vocabulary, type IdOf } from "#sdk";

export const SEASON = vocabulary("season", ["spring", "summer", "autumn", "winter"]);
export type Season = IdOf<typeof SEASON>;

/** Season of a month by the northern year; spring is March to May. */
export function seasonOf(month: number): Season {
  return SEASON.ids[Math.floor(((month + 9) % 12) / 3)]!;
}

/** Scores two seasons; a year begun in the other hemisphere turns both alike. */
export function scoreSeasons(a: Season, b: Season): number {
  return [75, 65, 60, 65][Math.abs(SEASON.ids.indexOf(a) - SEASON.ids.indexOf(b))]!;
}
