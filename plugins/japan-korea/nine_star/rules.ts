/**
 * The stars of a moment: the year from 立春, the month from each 節, the day by the civil date.
 *
 * The day's yang run begins with star 1 on the 甲子 day nearest the winter solstice and rises, its
 * yin run with star 9 on the one nearest the summer solstice and falls; a solstice on 甲午, half way,
 * takes the later 甲子. Runs of 180 days fall behind the year, so that every eleven or twelve years
 * one comes to 240. Japanese almanacs then turn on a 甲午, with 3 where the stars begin to fall and 7
 * where they rise (九星の閏): most on the one thirty days before its end, some on the one thirty days
 * after its beginning. Others let the run go on.
 *
 * @source day stars: Koyomi no pēji (koyomi8.com), 日家九星; ffortune.net, こよみの読み方 31;
 *   kyusei.co3.jp, 日盤算出方法と閏; without the turn tyme4ts and lunar-typescript, after the Xieji
 *   Bianfang Shu (1741). Inclination: luck.drmpls.com and kitihoui.com, alike
 */
import { previousSolarTerm, solarTerm } from "#sky";
import { dayPillar, julianDayNumber, moduloFromOne, type CivilMoment } from "#time";

const LI_CHUN = 21;
const SUMMER_SOLSTICE = 6;
const WINTER_SOLSTICE = 18;
/** Solstices are dated by the civil day of Japan, UTC+9. */
const JAPAN_DAYS = 9 / 24;

const ORDINARY_RUN = 180;
/** Days between 甲子 and 甲午. */
const HALF_ROUND = 30;

export interface BirthStars {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Whether the day lies in a half of 240 days, where schools differ. */
  readonly dayDisputed: boolean;
  /** The year that the year star counts by; it begins with 立春. */
  readonly solarYear: number;
  /** 1 is the month of 立春. */
  readonly solarMonth: number;
}

/** Where a run of 240 days turns. */
export type LongRun = "lateTurn" | "earlyTurn" | "runsOn";

/** Finds the stars of a moment. */
export function starsOf(moment: CivilMoment, longRun: LongRun = "lateTurn"): BirthStars {
  const solarYear = solarYearOf(moment);
  const term = previousSolarTerm(moment.julianDayUt, "minor");
  const sinceLiChun = ((term.index - LI_CHUN + 24) % 24) / 2;
  const year = yearStar(solarYear);
  const { star, disputed } = dayStar(moment.fixed, moment.year, longRun);
  return {
    year,
    month: monthStar(year, sinceLiChun),
    day: star,
    dayDisputed: disputed,
    solarYear,
    solarMonth: sinceLiChun + 1,
  };
}

/** The star of a year that begins with 立春. */
export function yearStar(solarYear: number): number {
  return moduloFromOne(11 - solarYear, 9);
}

/** The star of a solar month; 0 is the month of 立春. */
export function monthStar(year: number, sinceLiChun: number): number {
  const first = [5, 8, 2][year % 3]!;
  return moduloFromOne(first - sinceLiChun, 9);
}

/** Palace in which a star stands when another is in the middle, 5 the centre itself. */
export function palaceOf(star: number, centre: number): number {
  return moduloFromOne(5 + star - centre, 9);
}

/** The nine stars by palace, index 0 the north, for a star in the middle. */
export function plateOf(centre: number): readonly number[] {
  return Array.from({ length: 9 }, (_, i) => moduloFromOne(centre + i + 1 - 5, 9));
}

/** Palaces that stand for the centre where year and month star are one; star 5 has two by school. */
const CENTRE_INCLINATION: Readonly<Record<number, readonly number[]>> = {
  1: [9],
  2: [6],
  3: [4],
  4: [3],
  5: [7, 6],
  6: [2],
  7: [8],
  8: [7],
  9: [1],
};

/** Palaces towards which a birth inclines: one, or both where custom gives star 5 one to each sex. */
export function inclinationOf(year: number, month: number): readonly number[] {
  const palace = palaceOf(year, month);
  return palace === 5 ? CENTRE_INCLINATION[year]! : [palace];
}

function solarYearOf({ year, julianDayUt }: CivilMoment): number {
  return julianDayUt < solarTerm(year, LI_CHUN).julianDayUt ? year - 1 : year;
}

/** Rata Die of the 甲子 day nearest a solstice. */
function nearestJiaZi(year: number, term: number): number {
  const fixed = Math.floor(solarTerm(year, term).julianDayUt + 0.5 + JAPAN_DAYS) - 1721425;
  const { index } = dayPillar(julianDayNumber(fixed));
  return index < 30 ? fixed - index : fixed + 60 - index;
}

function dayStar(fixed: number, year: number, longRun: LongRun) {
  const turns = [year - 1, year, year + 1].flatMap((y) => [
    { at: nearestJiaZi(y, SUMMER_SOLSTICE), rises: false },
    { at: nearestJiaZi(y, WINTER_SOLSTICE), rises: true },
  ]);
  const index = turns.findLastIndex(({ at }) => at <= fixed);
  const [last, run, next] = [turns[index - 1]!, turns[index]!, turns[index + 1]!];
  const disputed = next.at - run.at > ORDINARY_RUN;
  const long = disputed ? longRun : "runsOn";
  // Counted backwards from its own 甲子, a run has 3 or 7 on the 甲午 before it.
  if (long === "lateTurn" && fixed >= next.at - HALF_ROUND)
    return { star: starOf(next, fixed), disputed };
  if (long === "earlyTurn") {
    if (fixed < run.at + HALF_ROUND) return { star: starOf(last, fixed), disputed };
    return { star: starOf({ ...run, at: run.at + 2 * HALF_ROUND }, fixed), disputed };
  }
  return { star: starOf(run, fixed), disputed };
}

/** The star of a day by a run that begins with 1 and rises or with 9 and falls. */
function starOf({ at, rises }: { at: number; rises: boolean }, fixed: number): number {
  return moduloFromOne(rises ? 1 + fixed - at : 9 - fixed + at, 9);
}
