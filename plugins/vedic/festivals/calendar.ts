/** The days of a civil year at a place, and the tithis that fall on them. */
import { findElongation } from "#sky";
import { fromFixed, toFixed } from "#time";
import type { BirthPlace } from "../core/positions.ts";
import type { AyanamsaName, SunriseRule } from "../core/conventions.ts";
import { dayAfter } from "../core/day/almanac_day.ts";
import type { SunDay } from "../core/sun_day.ts";

/** Where the almanac of India is reckoned: 82°30' E, 23°11' N, Indian standard time. */
export const CENTRAL_STATION = { latitude: 23.1833, longitude: 82.5, timezone: "Asia/Kolkata" };

export interface Reckoning {
  readonly place: BirthPlace;
  readonly offsetDays: number;
  readonly sunrise: SunriseRule;
  readonly ayanamsa: AyanamsaName;
}

/** A civil day, numbered by Rata Die, with its Sun; Julian days UT. */
export interface CivilSunDay extends SunDay {
  readonly fixed: number;
  readonly lastSunset: number;
}

/** Finds civil days by number or by what falls in them; each is computed once. */
export class SunCalendar {
  readonly #days = new Map<number, CivilSunDay>();

  constructor(readonly at: Reckoning) {}

  /** Midnight that begins a day, Julian day UT. */
  midnightOf(fixed: number): number {
    return fixed + 1721424.5 - this.at.offsetDays;
  }

  /** Number of the civil day that holds an instant. */
  fixedOf(julianDayUt: number): number {
    return Math.floor(julianDayUt + this.at.offsetDays - 1721424.5);
  }

  /** @throws {RangeError} where the Sun does not rise on it */
  day(fixed: number): CivilSunDay {
    const day = this.find(fixed);
    if (!day) throw new RangeError(dateOf(fixed));
    return day;
  }

  /** The day, or null where the Sun does not rise and set on it. */
  find(fixed: number): CivilSunDay | null {
    let day = this.#days.get(fixed) ?? null;
    if (!day) {
      const { place, sunrise, offsetDays } = this.at;
      const found = dayAfter(this.midnightOf(fixed), place, sunrise, offsetDays);
      day = found && { ...found, fixed };
      if (day) this.#days.set(fixed, day);
    }
    return day;
  }

  /** The day from sunrise to sunrise that holds an instant. */
  holding(julianDayUt: number): CivilSunDay {
    const day = this.day(this.fixedOf(julianDayUt));
    return julianDayUt < day.sunrise ? this.day(day.fixed - 1) : day;
  }
}

/** A tithi of a month: 1 to 30 from the new moon at `monthBegins`. */
export interface TithiSpan {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

const ARC = 12;

export function tithiOfMonth(monthBegins: number, number: number): TithiSpan {
  // The new moon itself is the start of the first; a search from just before it would find it, or the next.
  const start =
    number === 1 ? monthBegins : findElongation(ARC * (number - 1), monthBegins + 0.5).julianDayUt;
  return { number, start, end: findElongation((ARC * number) % 360, start + 0.5).julianDayUt };
}

/** Rata Die of a date, YYYY-MM-DD, and back. */
export function dateOf(fixed: number): string {
  const { year, month, day } = fromFixed(fixed);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
export { toFixed };
