import { fromFixed } from "../julian_day.ts";
import { formatDate } from "../local_time.ts";
import { DateOutOfRange } from "../out_of_range.ts";
import type { CalendarId } from "./ids.ts";

/** When a calendar's day begins. The date given for a civil day is always the one in force at noon. */
export type DayStart = "midnight" | "sunset" | "sunrise";

/**
 * How dates are found: by whole-number rules, by a published table, by mean motions of an old
 * treatise, or by the modern positions of Sun and Moon.
 */
export type CalendarMethod = "arithmetic" | "table" | "mean-motion" | "astronomical";

/** What every calendar says of itself. */
export interface CalendarFacts {
  readonly id: CalendarId;
  readonly method: CalendarMethod;
  readonly dayStart: DayStart;
  /** First and last Rata Die for which it answers; unbounded where null. */
  readonly range: readonly [first: number | null, last: number | null];
}

/** Plain fields of a date or of a place in a cycle. */
export type DateFields = Readonly<Record<string, number | boolean | string | null>>;

/** A calendar whose dates name one day each. */
export interface DateCalendar<D extends E, E extends object = D> extends CalendarFacts {
  readonly kind: "date";
  /** @throws {RangeError} if the day lies outside `range` */
  fromFixed(fixed: number): D;
  /** @throws {RangeError} if the calendar has no such date */
  toFixed(date: E): number;
}

/** A round of days that repeats and by itself names no single day. */
export interface CycleCalendar<D extends object> extends CalendarFacts {
  readonly kind: "cycle";
  /** Days after which every field repeats. */
  readonly lengthDays: number;
  fromFixed(fixed: number): D;
}

/** Any calendar, for those who list them. */
export type AnyCalendar =
  | (CalendarFacts & { readonly kind: "date"; fromFixed(fixed: number): object })
  | (CalendarFacts & {
      readonly kind: "cycle";
      readonly lengthDays: number;
      fromFixed(fixed: number): object;
    });

type Facts = Pick<CalendarFacts, "id"> & Partial<CalendarFacts>;

/**
 * Makes a date calendar that keeps to its range and refuses dates that do not exist.
 *
 * `toFixed` may reckon loosely: the day it finds is turned back into a date and must come out with
 * every field that was asked for.
 */
export function createDateCalendar<D extends E, E extends object = D>(
  facts: Facts & {
    readonly fromFixed: (fixed: number) => D;
    readonly toFixed: (date: E) => number;
  },
): DateCalendar<D, E> {
  const full = completeFacts(facts);
  const fromFixed = (fixed: number): D => {
    assertInRange(full, fixed);
    return facts.fromFixed(fixed);
  };
  const toFixed = (date: E): number => {
    const fixed = facts.toFixed(date) + 0; // never -0
    if (Number.isInteger(fixed) && isInRange(full, fixed) && isSame(date, facts.fromFixed(fixed))) {
      return fixed;
    }
    throw new RangeError(`Cannot place ${full.id} date: ${JSON.stringify(date)} does not exist`);
  };
  return Object.freeze({ ...full, kind: "date", fromFixed, toFixed });
}

/** Makes a cycle calendar. */
export function createCycleCalendar<D extends object>(
  facts: Facts & { readonly lengthDays: number; readonly fromFixed: (fixed: number) => D },
): CycleCalendar<D> {
  const { lengthDays, fromFixed } = facts;
  return Object.freeze({ ...completeFacts(facts), kind: "cycle", lengthDays, fromFixed });
}

/**
 * Finds the last day at or before a given one that has a place in a cycle.
 *
 * @throws {RangeError} if no day of the cycle has these fields
 */
export function lastInCycle<D extends object>(
  cycle: CycleCalendar<D>,
  position: Partial<D>,
  fixed: number,
): number {
  for (let back = 0; back < cycle.lengthDays; back++) {
    if (isSame(position, cycle.fromFixed(fixed - back))) return fixed - back;
  }
  const wanted = JSON.stringify(position);
  throw new RangeError(`Cannot find ${wanted} in ${cycle.id}: no day of the cycle has it`);
}

function completeFacts(facts: Facts): CalendarFacts {
  const { id, method = "arithmetic", dayStart = "midnight", range = [null, null] } = facts;
  return { id, method, dayStart, range };
}

function assertInRange(facts: CalendarFacts, fixed: number): void {
  if (isInRange(facts, fixed)) return;
  const [first, last] = facts.range;
  const write = (day: number | null) => (day === null ? null : formatDate(fromFixed(day)));
  throw new DateOutOfRange({
    code: "calendar-out-of-range",
    with: {
      calendar: facts.id,
      date: formatDate(fromFixed(Math.floor(fixed))),
      first: write(first),
      last: write(last),
    },
  });
}

function isInRange({ range: [first, last] }: CalendarFacts, fixed: number): boolean {
  return (first === null || fixed >= first) && (last === null || fixed <= last);
}

function isSame(wanted: object, found: object): boolean {
  const fields = found as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => fields[key] === value);
}
