import { modulo, moduloFromOne } from "../integer.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/** What names a day of the Tibetan calendar. */
export interface TibetanDate {
  /** Royal year, 127 ahead of the Gregorian year in which it begins. */
  readonly year: number;
  readonly month: number;
  /** True in the one of two months with one number that is inserted: the first, in Bhutan the second. */
  readonly leapMonth: boolean;
  readonly day: number;
  /** Which of two civil days that share a lunar day; null for a day that stands alone. */
  readonly dayRepeat: "first" | "second" | null;
}

/** A Tibetan date with the place of its year in the cycle of sixty. */
export interface TibetanDateInCycle extends TibetanDate {
  /** Number of the cycle; the first began in 1027. */
  readonly rabjung: number;
  /** 1 to 60. */
  readonly yearInRabjung: number;
}

/** The constants of a school at its epoch: the beginning of the third month of a year. */
interface Epoch {
  readonly year: number;
  /** End of the mean new moon, Julian day number and fraction from daybreak. */
  readonly meanDate: readonly [whole: number, fraction: number];
  /** Mean longitude of the Sun and anomaly of the Moon, in circles. */
  readonly sun: number;
  readonly moon: number;
  /** Sixty-sevenths of a solar month by which the lunar months are ahead. */
  readonly lead: number;
  /** Of two months with one number, which is the inserted one. */
  readonly inserted: "first" | "second";
}

const PHUGPA: Epoch = {
  year: 806,
  meanDate: [2015501, 4783 / 5656],
  sun: 743 / 804,
  moon: 475 / 3528,
  lead: 123,
  inserted: "first",
};
const TSURPHU: Epoch = {
  year: 1732,
  meanDate: [2353745, 1795153 / 7635600],
  sun: -5983 / 108540,
  moon: 207 / 392,
  lead: 142,
  inserted: "first",
};
const BHUTAN: Epoch = {
  year: 1754,
  meanDate: [2361807, 52 / 707],
  sun: 1 / 67,
  moon: 17 / 147,
  lead: 191,
  inserted: "second",
};
const MONGOLIA: Epoch = {
  year: 1747,
  meanDate: [2359237, 2603 / 2828],
  sun: 397 / 402,
  moon: 1523 / 1764,
  lead: 172,
  inserted: "first",
};

const MEAN_LUNAR_DAY = 11135 / 11312;
const SUN_IN_LUNAR_DAY = 13 / 4824;
const MOON_IN_LUNAR_DAY = 3781 / 105840;
/** Julian day number of Rata Die 0. */
const JULIAN_DAY_OF_EPOCH = 1721425;
/** Royal years are ahead of Western ones by so much. */
const ROYAL = 127;
/** Sixtieths by which the Sun and the Moon are ahead of their means, from apogee to quarter. */
const SUN_TABLE = [0, 6, 10, 11] as const;
const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25] as const;

/** What a Tibetan almanac reckons beside the date. */
export interface TibetanSky {
  /** The Moon's longitude at daybreak in the almanac's zodiac, in circles. */
  readonly moon: number;
  /** The Sun's true longitude at the end of the lunar day, in circles. */
  readonly sun: number;
}

/** A calendar of the Tibetan family. */
export interface TibetanCalendar extends DateCalendar<TibetanDateInCycle, TibetanDate> {
  /** Numbers of the lunar days that a civil day passes over: those that begin and end within it. */
  skippedAfter(fixed: number): number | null;
  /** Where the almanac has Sun and Moon at daybreak of a civil day. */
  skyAt(fixed: number): TibetanSky;
}

/**
 * The calendar of the Phugpa school, as published in Lhasa and Dharamsala.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014); E. Henning, Kālacakra and the Tibetan
 *   Calendar (2007); Calendrical Calculations, 4th ed., ch. 21
 */
export const tibetanPhugpa: TibetanCalendar = createTibetan("tibetanPhugpa", PHUGPA);

/**
 * The calendar of the Tsurphu school, kept by Karma Kagyu monasteries.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014), appendix A, epoch of 1732; E. Henning's Tsurphu calendars
 */
export const tibetanTsurphu: TibetanCalendar = createTibetan("tibetanTsurphu", TSURPHU);

/**
 * The calendar of Bhutan, in which of two months with one number the second is the inserted one.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014), appendix A, epoch of 1754
 */
export const bhutanese: TibetanCalendar = createTibetan("bhutanese", BHUTAN);

/**
 * The Tögs-Buyant calendar of Mongolia, by the New Genden reckoning of Sumpa Khenpo Yeshe Paljor.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014), appendix A, epoch of 1747
 */
export const mongolian: TibetanCalendar = createTibetan("mongolian", MONGOLIA);

function createTibetan(id: CalendarId, epoch: Epoch): TibetanCalendar {
  const calendar = createDateCalendar<TibetanDateInCycle, TibetanDate>({
    id,
    method: "mean-motion",
    dayStart: "sunrise",
    fromFixed: (fixed) => dateOf(epoch, fixed),
    toFixed: (date) => {
      const lunar = 30 * monthCount(epoch, date) + date.day;
      return endOf(epoch, lunar) - (date.dayRepeat === "first" ? 1 : 0);
    },
  });
  return Object.freeze({
    ...calendar,
    skippedAfter(fixed: number) {
      const lunar = lunarDayOf(epoch, fixed);
      return endOf(epoch, lunar + 1) === fixed ? moduloFromOne(lunar + 1, 30) : null;
    },
    skyAt: (fixed: number) => skyAt(epoch, fixed),
  });
}

/** How a lunar day, counted from the epoch, ends: its true date from the epoch's day, and the Sun's mean place. */
function solarDay({ meanDate, sun, moon }: Epoch, lunar: number) {
  const meanSun = sun + lunar * SUN_IN_LUNAR_DAY;
  const anomaly = moon + lunar * MOON_IN_LUNAR_DAY;
  const sunAhead = equation(12 * fraction(meanSun - 1 / 4), SUN_TABLE, 6);
  const moonAhead = equation(28 * fraction(anomaly), MOON_TABLE, 14);
  return {
    date: meanDate[1] + lunar * MEAN_LUNAR_DAY + moonAhead - sunAhead,
    trueSun: fraction(meanSun - sunAhead / 27),
  };
}

/** The civil day within which a lunar day ends, Rata Die. */
function endOf(epoch: Epoch, lunar: number): number {
  return epoch.meanDate[0] - JULIAN_DAY_OF_EPOCH + Math.floor(solarDay(epoch, lunar).date);
}

/** The lunar day that is current at daybreak: the first that ends on the civil day or later. */
function lunarDayOf(epoch: Epoch, fixed: number): number {
  const elapsed = fixed + JULIAN_DAY_OF_EPOCH - epoch.meanDate[0];
  let lunar = Math.floor(elapsed / MEAN_LUNAR_DAY) - 2;
  while (endOf(epoch, lunar) < fixed) lunar++;
  return lunar;
}

function dateOf(epoch: Epoch, fixed: number): TibetanDateInCycle {
  const lunar = lunarDayOf(epoch, fixed);
  const day = moduloFromOne(lunar, 30);
  const { year, month, leapMonth } = monthOf(epoch, (lunar - day) / 30);
  const sinceFirstCycle = year - ROYAL - 1027;
  return {
    year,
    month,
    leapMonth,
    day,
    dayRepeat: repeatOf(epoch, lunar, fixed),
    rabjung: Math.floor(sinceFirstCycle / 60) + 1,
    yearInRabjung: modulo(sinceFirstCycle, 60) + 1,
  };
}

function repeatOf(epoch: Epoch, lunar: number, fixed: number) {
  if (endOf(epoch, lunar) > fixed) return "first";
  return endOf(epoch, lunar - 1) < fixed - 1 ? "second" : null;
}

/** The solar month, counted from the epoch's year, whose number a lunar month bears. */
const solarMonth = ({ lead }: Epoch, count: number) => Math.ceil((65 * count + lead) / 67);

function monthOf(epoch: Epoch, count: number) {
  const solar = solarMonth(epoch, count);
  const month = moduloFromOne(solar, 12);
  const other = solarMonth(epoch, epoch.inserted === "first" ? count + 1 : count - 1);
  return { year: (solar - month) / 12 + epoch.year + ROYAL, month, leapMonth: other === solar };
}

/** The count from the epoch of a month by its number; of two with one number the one asked for. */
function monthCount(epoch: Epoch, { year, month, leapMonth }: TibetanDate): number {
  const last = Math.floor((67 * (12 * (year - ROYAL - epoch.year) + month) - epoch.lead) / 65);
  return monthOf(epoch, last).leapMonth === leapMonth ? last : last - 1;
}

/**
 * The Moon at daybreak: at the end of a lunar day it is ahead of the Sun by a thirtieth of the circle a day; from there
 * it goes back by what passes between daybreak and that end, a mansion in sixty sixtieths.
 */
function skyAt(epoch: Epoch, fixed: number): TibetanSky {
  const lunar = lunarDayOf(epoch, fixed);
  const { date, trueSun } = solarDay(epoch, lunar);
  // Where a lunar day outlasts a civil one, almanacs reckon that one as whole.
  const passed = Math.min(date - (fixed + JULIAN_DAY_OF_EPOCH - epoch.meanDate[0]), 1);
  return { sun: trueSun, moon: fraction(trueSun + lunar / 30 - passed / 27) };
}

/** Reads a table that rises, falls back by the same steps, and repeats below zero. */
function equation(alpha: number, table: readonly number[], half: number): number {
  if (alpha > half) return -equation(alpha - half, table, half);
  if (alpha > half / 2) return equation(half - alpha, table, half);
  const low = Math.floor(alpha);
  const high = Math.ceil(alpha);
  const below = table[low]!;
  return (below + (alpha - low) * (table[high]! - below)) / 60;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
