/**
 * The lunar calendar of Cambodia, and the instant of its New Year.
 *
 * @source Roath Kim Soeun, Pratitin Soryakkatik-Chankatik; Phylypo Tum, Khmer Chhankitek Calendar (cam-cc.org); F. G. Faraut,
 *   Astronomie cambodgienne (1910). Counted on from 1 January 1900, the first of waxing Bos
 */
import { floorDivide, modulo } from "../integer.ts";
import { toFixed as fixedOf } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { thaloengsok } from "./suriyayatra.ts";

/** A common year, one with a day more in Chesth, one with a second Asath. */
export type KhmerYearKind = "common" | "addedDay" | "addedMonth";

/** A day of the Khmer calendar. */
export interface KhmerDate {
  /** Of the Buddhist era: it changes on the first of waning Pisak, the day after the full Moon. */
  readonly year: number;
  /** 0 Migasir, 1 Bos to 11 Kadek; 12 and 13 the first and second Asath. */
  readonly month: number;
  /** 1 to 15 of the waxing or waning half. */
  readonly day: number;
  readonly waxing: boolean;
}

const MEAK = 2;
/** Number of the month Pisak, at whose full moon the year of the Buddha begins. */
export const KHMER_PISAK = 5;
const CHESTH = 6;
const ASATH = 7;
const FIRST_ASATH = 12;
const SECOND_ASATH = 13;
const DAYS: Readonly<Record<KhmerYearKind, number>> = {
  common: 354,
  addedDay: 355,
  addedMonth: 384,
};
/** From the Buddhist era to the year of the common era in which it begins. */
const BUDDHIST_ERA = 544;

const UNITS_OF_YEAR = 292207;
/** What is left of 800 units, the days, the Moon's gain and the lunar day at the new year of the Buddhist era. */
function yearNumbers(buddhist: number) {
  const units = buddhist * UNITS_OF_YEAR + 499;
  const days = floorDivide(units, 800) + 4;
  const gained = days * 11 + 25;
  return {
    solarLeap: 800 - modulo(units, 800) <= 207,
    avoman: modulo(gained, 692),
    bodithey: modulo(floorDivide(gained, 692) + days + 29, 30),
  };
}

function wantsMonth(buddhist: number): boolean {
  const { bodithey } = yearNumbers(buddhist);
  const next = yearNumbers(buddhist + 1).bodithey;
  if (bodithey === 25 && next === 5) return false;
  return (bodithey === 24 && next === 6) || bodithey >= 25 || bodithey < 6;
}

function wantsDay(buddhist: number): boolean {
  const { avoman, solarLeap } = yearNumbers(buddhist);
  if (avoman === 0 && yearNumbers(buddhist - 1).avoman === 137) return true;
  if (solarLeap) return avoman < 127;
  if (avoman === 137 && yearNumbers(buddhist + 1).avoman === 0) return false;
  return avoman < 138;
}

/** The kind of a year; a day that would meet an added month waits for the next year without one. */
export function khmerYearKind(buddhist: number): KhmerYearKind {
  if (wantsMonth(buddhist)) return "addedMonth";
  if (wantsDay(buddhist)) return "addedDay";
  for (let before = buddhist - 1; wantsMonth(before); before--) {
    if (wantsDay(before)) return "addedDay";
  }
  return "common";
}

/** Months from Bos to Migasir with their days. */
function monthsOf(buddhist: number): readonly (readonly [month: number, days: number])[] {
  const kind = khmerYearKind(buddhist);
  const order = [1, MEAK, 3, 4, KHMER_PISAK, CHESTH, ASATH, 8, 9, 10, 11, 0];
  return order.flatMap((month) => {
    if (month === ASATH && kind === "addedMonth") {
      return [[FIRST_ASATH, 30] as const, [SECOND_ASATH, 30] as const];
    }
    const days = month % 2 === 1 || (month === CHESTH && kind === "addedDay") ? 30 : 29;
    return [[month, days] as const];
  });
}

const FIRST_BOS = {
  buddhist: 1900 + BUDDHIST_ERA,
  fixed: fixedOf({ year: 1900, month: 1, day: 1 }),
};

/** Firsts of Bos by the Buddhist year that begins some months later; found once each. */
const firstsOfBos = new Map<number, number>([[FIRST_BOS.buddhist, FIRST_BOS.fixed]]);
function firstOfBos(buddhist: number): number {
  const known = firstsOfBos.get(buddhist);
  if (known !== undefined) return known;
  let [year, fixed] = [FIRST_BOS.buddhist, FIRST_BOS.fixed];
  while (year < buddhist) firstsOfBos.set(year + 1, (fixed += DAYS[khmerYearKind(year++)]));
  while (year > buddhist) firstsOfBos.set(year - 1, (fixed -= DAYS[khmerYearKind(--year)]));
  return fixed;
}

/** Days from the first of Bos to the first of waning Pisak: 30, 29, 30, 29 and 15. */
const TO_WANING_PISAK = 133;

/** The Khmer calendar, by the rule that its almanacs are printed by. */
export const khmer: DateCalendar<KhmerDate> = createDateCalendar({
  id: "khmer",
  method: "mean-motion",
  range: [fixedOf({ year: 1000, month: 1, day: 1 }), fixedOf({ year: 3000, month: 12, day: 31 })],
  fromFixed: (fixed) => {
    let buddhist = floorDivide(fixed - FIRST_BOS.fixed, 365.2588) + FIRST_BOS.buddhist;
    while (firstOfBos(buddhist) > fixed) buddhist--;
    while (firstOfBos(buddhist + 1) <= fixed) buddhist++;
    const since = fixed - firstOfBos(buddhist);
    let left = since;
    for (const [month, days] of monthsOf(buddhist)) {
      if (left < days) {
        const year = since >= TO_WANING_PISAK ? buddhist : buddhist - 1;
        return { year, month, day: (left % 15) + 1, waxing: left < 15 };
      }
      left -= days;
    }
    throw new RangeError(`Cannot give Khmer date: year ${buddhist} has no day ${left}`);
  },
  toFixed: ({ year, month, day, waxing }) => {
    for (const buddhist of [year, year + 1]) {
      let passed = 0;
      for (const [of, days] of monthsOf(buddhist)) {
        const since = passed + day - 1 + (waxing ? 0 : 15);
        const isOwn = since >= TO_WANING_PISAK === (buddhist === year);
        if (of === month && isOwn) return firstOfBos(buddhist) + since;
        passed += days;
      }
    }
    return Number.NaN;
  },
});

/** The New Year of a year: the instant at which the Sun enters Aries by the treatise, and the days that are kept. */
export interface KhmerNewYear {
  /** Rata Die of the day, and minutes of it at Cambodia's clock. */
  readonly fixed: number;
  readonly minutes: number;
  /** Three days or four: the instant, one or two days between, and the day on which the era changes. */
  readonly days: number;
  /** Rata Die of Lerng Sak, on which the year of the Chula era changes. */
  readonly lerngSak: number;
}

const MINUTES_OF_SIGN = 1800;
/** Equation of the Sun by halves of a sign from its apogee, in minutes of arc, with what each half adds. */
const SHADOW = [0, 35, 67, 94, 116, 129, 134] as const;
/** The Sun's apogee, 80 degrees, in minutes of arc. */
const APOGEE = 4800;

/** True Sun of a day in minutes of arc, by the count of days since the last new year began. */
function trueSun(chula: number, sotin: number): number {
  const units = (chula - 1) * UNITS_OF_YEAR + 373;
  const part = 800 * sotin + 800 - modulo(units, 800);
  const sign = floorDivide(part, 24350);
  const inSign = modulo(part, 24350);
  const mean =
    MINUTES_OF_SIGN * sign + 60 * floorDivide(inSign, 811) + floorDivide(inSign % 811, 14) - 3;
  const anomaly = modulo(mean - APOGEE, 12 * MINUTES_OF_SIGN);
  const half = 6 * MINUTES_OF_SIGN;
  const quarter = modulo(anomaly, half);
  const arc = quarter <= half / 2 ? quarter : half - quarter;
  const step = Math.min(floorDivide(arc, 900), SHADOW.length - 1);
  const rise = (SHADOW[step + 1] ?? SHADOW[step]!) - SHADOW[step]!;
  const equation = SHADOW[step]! + floorDivide((arc - 900 * step) * rise, 900);
  return anomaly < half ? mean - equation : mean + equation;
}

/** Minutes that the Sun takes for a minute of arc. */
const MINUTES_OF_ARC_MINUTE = 24;

/**
 * The New Year of a year of the common era, as the treatise reckons it; almanacs of some years print another instant.
 */
export function khmerNewYear(year: number): KhmerNewYear {
  const chula = year - 638;
  const before = modulo((chula - 1) * UNITS_OF_YEAR + 373, 800);
  const firstSotin = 800 - before <= 207 ? 363 : 362;
  const suns = [0, 1, 2, 3].map((by) => trueSun(chula, firstSotin + by));
  const isEarly = floorDivide(modulo(suns[0]!, MINUTES_OF_SIGN), 60) === 0;
  const entered = suns.find((sun) => floorDivide(modulo(sun, MINUTES_OF_SIGN), 60) === 0);
  const past = entered === undefined ? 0 : modulo(entered, 60);
  const lerngSak = thaloengsok(chula);
  const days = isEarly ? 4 : 3;
  const minutes = 24 * 60 - past * MINUTES_OF_ARC_MINUTE;
  const isMidnight = minutes === 24 * 60;
  return {
    fixed: lerngSak - days + 1 + (isMidnight ? 1 : 0),
    minutes: isMidnight ? 0 : minutes,
    days,
    lerngSak,
  };
}

/** Instants that the almanacs of Cambodia printed, where they are known to differ from the treatise. */
const PRINTED: Readonly<Record<number, readonly [month: number, day: number, minutes: number]>> = {
  1879: [4, 12, 696],
  1897: [4, 13, 120],
  2011: [4, 14, 792],
  2012: [4, 14, 1151],
  2013: [4, 14, 132],
  2014: [4, 14, 487],
  2015: [4, 14, 842],
  2024: [4, 13, 1337],
};

/**
 * The New Year as the almanacs gave it.
 *
 * @returns null where no print is known to differ from the treatise
 * @source prints gathered by the authors of momentkh
 */
export function printedKhmerNewYear(year: number): { fixed: number; minutes: number } | null {
  const printed = PRINTED[year];
  if (printed === undefined) return null;
  const [month, day, minutes] = printed;
  return { fixed: fixedOf({ year, month, day }), minutes };
}
