/**
 * The Jain day: the tithi at sunrise, which of them are kept on it, the lunar month, and the year since the nirvana of
 * Mahavira.
 *
 * @source The rule ascribed to Umasvati, "where a tithi is lost keep the one before, where it is doubled the later"
 *   (P. K. Shah, as in feasts.ts); the era begins in October 527 BCE, 470 years before that of Vikrama
 */
import {
  ayanamsaOf,
  findElongation,
  horizonEvents,
  moonElongation,
  nextMoonPhase,
  positionsOf,
  previousMoonPhase,
  siderealLongitudeDeg,
  skyAt,
} from "#sky";
import { toTt } from "#time";
import {
  feastsOf,
  GREAT_SEASON,
  MONTH,
  PARVA,
  seasonOf,
  type Feast,
  type Month,
  type School,
  type Season,
} from "./feasts.ts";

const TITHI_ARC = 12;
/** Julian day of the midnight that begins Rata Die 0. */
const EPOCH_OF_FIXED = 1721424.5;

/** Where and by which clock the day is reckoned. */
export interface Station {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly offsetDays: number;
}

/** Sunrise of a civil day, Julian day UT; null where the Sun does not rise on it. */
export function sunriseOf(fixed: number, { offsetDays, ...place }: Station): number | null {
  const midnight = fixed + EPOCH_OF_FIXED - offsetDays;
  const { events } = horizonEvents("sun", place, midnight, midnight + 1);
  return events.find(({ kind }) => kind === "rise")?.julianDayUt ?? null;
}

/** The tithi of an instant, 1 to 30 from the new moon. */
export const tithiAt = (julianDayUt: number): number =>
  Math.floor(moonElongation(toTt(julianDayUt)) / TITHI_ARC) + 1;

/** When the tithi of an instant began and when it ends, Julian days UT. */
export function spanOfTithi(julianDayUt: number): { begins: number; ends: number } {
  const tithi = tithiAt(julianDayUt);
  const ends = findElongation((tithi * TITHI_ARC) % 360, julianDayUt).julianDayUt;
  return { begins: findElongation((tithi - 1) * TITHI_ARC, ends - 2).julianDayUt, ends };
}

/**
 * The tithis that are kept on a day.
 *
 * @param here tithi at its sunrise
 * @param next tithi at the sunrise that ends it
 * @returns none on the first of two days with one tithi, two where the day swallows the tithi after
 */
export function keptOn(here: number, next: number): readonly number[] {
  const passed = (next - here + 30) % 30;
  return Array.from({ length: passed }, (_, index) => ((here + index - 1) % 30) + 1);
}

/** A lunar month, from new moon to new moon. */
export interface LunarMonth {
  readonly month: Month;
  /** The Sun enters no sign in it: the month is an added one, and its name comes again. */
  readonly added: boolean;
  /** Of the era of Mahavira's nirvana; it begins with bright Kartika. */
  readonly year: number;
}

function siderealSign(julianDayUt: number): number {
  const sky = skyAt(toTt(julianDayUt));
  const { sun } = positionsOf(sky, ["sun"], "apparent").positions;
  return Math.floor(siderealLongitudeDeg(sun!.longitudeDeg, ayanamsaOf(sky, "lahiri")) / 30);
}

const KARTIKA = MONTH.ids.indexOf("kartika");
/** First day of the Kali age, and the years from it to the new year that opened the era. */
const KALI_EPOCH = -1132959 + EPOCH_OF_FIXED;
const SIDEREAL_YEAR = 365.25636;
const KALI_TO_NIRVANA = 2574;

/** The month that holds an instant. */
export function monthAt(julianDayUt: number): LunarMonth {
  const begins = previousMoonPhase(julianDayUt).julianDayUt;
  const ends = nextMoonPhase(julianDayUt).julianDayUt;
  const [sign, then] = [siderealSign(begins), siderealSign(ends)];
  const index = (sign + 1) % 12;
  // Years of the Kali age that had passed at the last Chaitra, from the Sun's place at the new moon.
  const passed = Math.round((begins - KALI_EPOCH) / SIDEREAL_YEAR - (sign + 0.5) / 12);
  const kali = sign === 11 ? passed + 1 : passed;
  return {
    month: MONTH.ids[index]!,
    added: sign === then,
    year: kali - KALI_TO_NIRVANA - (index < KARTIKA ? 1 : 0),
  };
}

/** A day by its tithis. */
export interface JainDay extends LunarMonth {
  readonly sunrise: number;
  readonly tithi: number;
  readonly kept: readonly number[];
  readonly feasts: readonly Feast[];
}

/** The day that begins with the sunrise of a civil day; null where the Sun keeps up or down. */
export function jainDay(fixed: number, at: Station, school: School): JainDay | null {
  const [sunrise, next] = [sunriseOf(fixed, at), sunriseOf(fixed + 1, at)];
  if (sunrise === null || next === null) return null;
  const tithi = tithiAt(sunrise);
  const kept = keptOn(tithi, tithiAt(next));
  const lunar = monthAt(sunrise);
  // A tithi that is swallowed after the new moon belongs to the month that it opens.
  const monthOf = (one: number) => (one < tithi ? monthAt(next) : lunar);
  const feasts = kept.flatMap((one) => {
    const { month, added } = monthOf(one);
    return added ? [] : feastsOf(month, one, school);
  });
  return { ...lunar, sunrise, tithi, kept, feasts };
}

/** The feasts whose tithi is kept with fasting whatever its number. */
const FASTS: readonly Feast[] = ["samvatsari", "samvatsariOfTheFifth", "anantaChaturdashi"];

/** Tithis of a day that are kept with fasting: those of every half, and those of the great feasts. */
export function fastsOf(
  { kept, month }: Pick<JainDay, "kept" | "month">,
  school: School,
): readonly number[] {
  return kept.filter(
    (tithi) =>
      PARVA[school].includes(((tithi - 1) % 15) + 1) ||
      feastsOf(month, tithi, school).some((feast) => FASTS.includes(feast)),
  );
}

/** The season that a day belongs to, and which of its days it is. */
export function seasonAt(
  day: JainDay,
  dayAfter: (days: number) => JainDay | null,
  school: School,
): { season: Season; day: number | null } | null {
  const { season, ends, days } = GREAT_SEASON[school];
  const left = Array.from({ length: days }, (_, ahead) => ahead).find((ahead) =>
    (ahead === 0 ? day : dayAfter(ahead))?.feasts.includes(ends),
  );
  if (left !== undefined) return { season, day: days - left };
  const other = day.added ? null : seasonOf(day.month, day.tithi, school);
  return other === null ? null : { season: other, day: null };
}

/** Months in which the great season can begin or run. */
export const nearGreatSeason = ({ month }: LunarMonth): boolean =>
  month === "shravana" || month === "bhadrapada";
