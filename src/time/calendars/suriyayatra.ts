/**
 * The arithmetic of the Suriyayatra, by which Siam, Laos and Cambodia count days, months of the Moon and the Sun's year.
 * 800 units make a day, 292207 units a solar year; the Moon gains 11/692 of a lunar day on each day.
 *
 * @source J. C. Eade, The Calendrical Systems of Mainland South-East Asia (1995), ch. 2; F. G. Faraut, Astronomie
 *   cambodgienne (1910); constants of the era that began on 25 March 638, Julian
 */
import { floorDivide, modulo } from "../integer.ts";
import { fixedOfJulianDayNumber } from "../julian_day.ts";

const UNITS_OF_DAY = 800;
const UNITS_OF_YEAR = 292207;
/** Units by which the year 0 had begun before its day 0 ended. */
const UNITS_AT_EPOCH = 373;
/** Units short of a whole day below which a solar year has 366 days. */
const LEAP_BELOW = 207;
const GAIN = 11;
const GAIN_OF_LUNAR_DAY = 692;
const GAIN_AT_EPOCH = 650;
const APOGEE_DAYS = 3232;
const APOGEE_AT_EPOCH = 2611;
/** Rata Die of day 0. */
const DAY_ZERO = fixedOfJulianDayNumber(1954167);

/** What the treatise reckons of one day; names as Eade writes them. */
export interface SuriyayatraDay {
  /** Days since the era began. */
  readonly horakhun: number;
  /** Whole lunar months since then. */
  readonly masaken: number;
  /** Excess of the lunar day over the day, in 692nds of a lunar day: 1 to 692. */
  readonly avoman: number;
  /** Day in the round of the Moon's apogee: 0 to 3231. */
  readonly uccapon: number;
  /** Lunar days since the mean new Moon: 0 to 29. */
  readonly tithi: number;
}

/** The beginning of a year of the Chula era, on the day called Thaloengsok. */
export interface SuriyayatraYear extends SuriyayatraDay {
  readonly year: number;
  /** 800ths of a day left of the first day: 1 to 800. */
  readonly kammacapon: number;
  /** Whether the solar year has 366 days. */
  readonly solarLeap: boolean;
}

/**
 * What the treatise reckons of a day.
 *
 * @param fixed Rata Die
 */
export function suriyayatraDay(fixed: number): SuriyayatraDay {
  const horakhun = fixed - DAY_ZERO;
  const gained = horakhun * GAIN + GAIN_AT_EPOCH;
  const lunarDays = floorDivide(gained, GAIN_OF_LUNAR_DAY) + horakhun;
  return {
    horakhun,
    masaken: floorDivide(lunarDays, 30),
    avoman: modulo(gained, GAIN_OF_LUNAR_DAY) || GAIN_OF_LUNAR_DAY,
    uccapon: modulo(horakhun + APOGEE_AT_EPOCH, APOGEE_DAYS),
    tithi: modulo(lunarDays, 30),
  };
}

/** What the treatise reckons of the first day of a year of the Chula era. */
export function suriyayatraYear(year: number): SuriyayatraYear {
  const units = year * UNITS_OF_YEAR + UNITS_AT_EPOCH;
  const kammacapon = UNITS_OF_DAY - modulo(units, UNITS_OF_DAY);
  return {
    ...suriyayatraDay(thaloengsok(year)),
    year,
    kammacapon,
    solarLeap: kammacapon <= LEAP_BELOW,
  };
}

/** Rata Die of the day on which a year of the Chula era begins. */
export function thaloengsok(year: number): number {
  const units = year * UNITS_OF_YEAR + UNITS_AT_EPOCH;
  return DAY_ZERO + floorDivide(units, UNITS_OF_DAY) + 1;
}

/** The year of the Chula era that holds a day: it begins on Thaloengsok, in the middle of April today. */
export function chulaYearOf(fixed: number): number {
  const days = fixed - DAY_ZERO;
  const guess = floorDivide(days * UNITS_OF_DAY - UNITS_AT_EPOCH, UNITS_OF_YEAR);
  return thaloengsok(guess) > fixed ? guess - 1 : guess;
}
