/**
 * Days between the terms (雑節): which fall on a day, and whether it is doyō.
 *
 * @source National Astronomical Observatory of Japan, 暦要項 and 暦Wiki 雑節: doyō from 27°, 117°, 207°, 297°;
 *   nyūbai at 80°, hangeshō at 100°; the 88th, 210th and 220th day from risshun; shanichi the 戊 day nearest to
 *   an equinox
 */
import { findSolarLongitude } from "#sky";
import { dayPillar, julianDayNumber, modulo, remembering } from "#time";
import { japanDayOf } from "../calendar/japan_day.ts";
import { pentadUt, sekkiDay } from "../calendar/sekki.ts";
import type { Zassetsu } from "./terms.ts";

/** Doyō of a season: its first day, and the first day of the season after it. */
export interface Doyo {
  readonly season: "spring" | "summer" | "autumn" | "winter";
  readonly from: number;
  readonly until: number;
}

const KEPT_YEARS = 8;

interface YearOfDays {
  /** Rata Die of the 24 terms from risshun, and of the next risshun. */
  readonly sekki: readonly number[];
  readonly doyo: readonly Doyo[];
  readonly zassetsu: ReadonlyMap<number, readonly Zassetsu[]>;
}

/** The day of a longitude some days after a term. */
const dayAt = (year: number, term: number, longitudeDeg: number) =>
  japanDayOf(findSolarLongitude(longitudeDeg, pentadUt(year, term * 3) + 1).julianDayUt);

/** The 戊 day nearest to an equinox; of two at five days, that before if the Sun crosses before noon. */
function shanichiOf(year: number, term: number): number {
  const ut = pentadUt(year, term * 3);
  const day = japanDayOf(ut);
  const { stem } = dayPillar(julianDayNumber(day));
  const ahead = modulo(4 - stem.index, 10);
  if (ahead !== 5) return ahead < 5 ? day + ahead : day + ahead - 10;
  const hour = modulo(ut + 9 / 24 + 0.5, 1) * 24;
  return hour < 12 ? day - 5 : day + 5;
}

/** The days of a year that begins with risshun. */
export const daysOfYear: (year: number) => YearOfDays = remembering(KEPT_YEARS, readYear);

function readYear(year: number): YearOfDays {
  const sekki = Array.from({ length: 25 }, (_, i) =>
    i < 24 ? sekkiDay(year, i) : sekkiDay(year + 1, 0),
  );
  const doyo: Doyo[] = (["spring", "summer", "autumn", "winter"] as const).map((season, i) => ({
    season,
    // Twelve degrees into the fifth term of the season.
    from: dayAt(year, 4 + 6 * i, (27 + 90 * i) % 360),
    until: sekki[6 * (i + 1)]!,
  }));
  const found: [number, Zassetsu][] = [
    [sekki[24]! - 1, "setsubun"],
    ...[3, 15].flatMap((term): [number, Zassetsu][] => [
      [sekki[term]! - 3, "higanIri"],
      [sekki[term]!, "higanChunichi"],
      [sekki[term]! + 3, "higanAke"],
      [shanichiOf(year, term), "shanichi"],
    ]),
    [sekki[0]! + 87, "hachijuhachiya"],
    [dayAt(year, 8, 80), "nyubai"],
    [dayAt(year, 9, 100), "hangesho"],
    [sekki[0]! + 209, "nihyakutoka"],
    [sekki[0]! + 219, "nihyakuhatsuka"],
    ...doyo.flatMap(({ from, until }): [number, Zassetsu][] => [
      [from, "doyoIri"],
      [until - 1, "doyoAke"],
    ]),
  ];
  const zassetsu = new Map<number, Zassetsu[]>();
  for (const [day, id] of found) zassetsu.set(day, [...(zassetsu.get(day) ?? []), id]);
  return { sekki, doyo, zassetsu };
}
