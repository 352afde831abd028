/**
 * The lunar calendar of Siam and Laos by the Suriyayatra: years of 354, 355 and 384 days round the solar new year.
 *
 * @source J. C. Eade, The Calendrical Systems of Mainland South-East Asia (1995), ch. 3-4, with F. G. Faraut's rules for
 *   neighbouring years: an added day never falls into a year with an added month and is moved to the year beside it
 */
import { modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { chulaYearOf, suriyayatraYear, thaloengsok } from "./suriyayatra.ts";

/** A common year, one with a day more in the seventh month, one with an eighth month more. */
export type ThaiYearKind = "common" | "addedDay" | "addedMonth";

/** A day of the lunar calendar, in the numbering of Bangkok: the lunar year begins with month 5. */
export interface ThaiLunarDate extends CalendarDate {
  /**
   * Whether the day lies in the fifth or sixth month that comes round again before the year of the Chula era, which the
   * Sun begins, is over.
   */
  readonly late: boolean;
}

/** How long a year is and where in its fifth or sixth month it begins. */
export interface ThaiYear {
  readonly kind: ThaiYearKind;
  readonly days: number;
  /** Day of the lunar year, from 1, on Thaloengsok. */
  readonly startsOn: number;
}

const DAYS: Readonly<Record<ThaiYearKind, number>> = {
  common: 354,
  addedDay: 355,
  addedMonth: 384,
};
/** The second of two eighth months. */
export const SECOND_EIGHTH = 88;
const MONTHS = [5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4] as const;
const MONTHS_OF_LEAP_YEAR = [5, 6, 7, 8, SECOND_EIGHTH, 9, 10, 11, 12, 1, 2, 3, 4] as const;
/** Below this lunar day the year begins in the sixth month. */
const SIXTH_MONTH_BELOW = 6;
const FIFTH_MONTH_DAYS = 29;

/** A year while its neighbours are weighed against it. */
interface Draft {
  /** `both` has an added month and would have an added day. */
  kind: ThaiYearKind | "both";
  tithi: number;
  /** Lunar day on Thaloengsok. */
  lunarDay: number;
  isMoved: boolean;
  /** Weekdays on which the lunar year begins, and on which the next would. */
  first: number;
  next: number;
}

/** Weekdays that each length of a year leads on. */
const LEADS = { common: 4, addedDay: 5, addedMonth: 6, both: 6 } as const;
const LEAP_AVOMAN = 126;
const COMMON_AVOMAN = 137;

function draftOf(year: number): Draft {
  const { avoman, tithi: lunarDay, horakhun, solarLeap } = suriyayatraYear(year);
  const tithi = avoman === 692 ? lunarDay - 1 : lunarDay;
  const nextTithi = suriyayatraYear(year + 1).tithi;
  const isLong = (tithi > 24 || tithi < 6) && !(tithi === 25 && nextTithi === 5);
  const hasDay = avoman <= (solarLeap ? LEAP_AVOMAN : COMMON_AVOMAN);
  const kind = isLong ? (hasDay ? "both" : "addedMonth") : hasDay ? "addedDay" : "common";
  const onNewYear = Math.max(1, tithi);
  const back = onNewYear < SIXTH_MONTH_BELOW ? onNewYear + FIFTH_MONTH_DAYS : onNewYear;
  const first = modulo(horakhun - back + 1, 7);
  const next = (first + LEADS[kind]) % 7;
  return { kind, tithi, lunarDay: onNewYear, isMoved: false, first, next };
}

/** The kind and the beginning of a year, its neighbours considered. */
export function thaiYear(year: number): ThaiYear {
  const drafts = [-2, -1, 0, 1, 2].map((by) => draftOf(year + by));
  const middle = drafts[2]!;
  if (middle.tithi === 24 && drafts[3]!.tithi === 6) {
    for (const draft of drafts) {
      draft.kind = "addedMonth";
      draft.next = (draft.next + 2) % 7;
    }
  }
  for (const at of [1, 2, 3]) {
    if (drafts[at]!.kind !== "both") continue;
    const beside = drafts[drafts[at]!.first === drafts[at - 1]!.next ? at + 1 : at - 1]!;
    beside.kind = "addedDay";
    beside.next = (beside.next + 1) % 7;
  }
  for (const at of [1, 2, 3]) {
    const [before, draft, after] = [drafts[at - 1]!, drafts[at]!, drafts[at + 1]!];
    if (before.next === draft.first || draft.next === after.first) continue;
    draft.isMoved = true;
    draft.lunarDay += 1;
    draft.first = (draft.first + 6) % 7;
    draft.next = (draft.next + 6) % 7;
  }
  const kind = middle.kind === "both" ? "addedMonth" : middle.kind;
  const { lunarDay, isMoved } = middle;
  const inSixth = lunarDay < SIXTH_MONTH_BELOW + (isMoved ? 1 : 0);
  return { kind, days: DAYS[kind], startsOn: inSixth ? lunarDay + FIFTH_MONTH_DAYS : lunarDay };
}

/** Months in order with their days, and the fifth and sixth that come round again. */
function monthsOf(kind: ThaiYearKind): readonly { month: number; days: number; late: boolean }[] {
  const own = kind === "addedMonth" ? MONTHS_OF_LEAP_YEAR : MONTHS;
  return [...own, 5, 6].map((month, index) => ({
    month,
    days: month === 7 && kind === "addedDay" ? 30 : month % 2 === 0 ? 30 : 29,
    late: index >= own.length,
  }));
}

/**
 * The lunar calendar of Siam and Laos. Months are those of Bangkok, 88 the second eighth; days 1 to 15 wax, 16 to 30
 * wane. The year is that of the Chula era and changes with the Sun on Thaloengsok.
 */
export const thaiLunar: DateCalendar<ThaiLunarDate, CalendarDate & { readonly late?: boolean }> =
  createDateCalendar({
    id: "thaiLunar",
    method: "mean-motion",
    range: [thaloengsok(1), null],
    fromFixed: (fixed) => {
      const year = chulaYearOf(fixed);
      const { kind, startsOn } = thaiYear(year);
      let left = startsOn - 1 + fixed - thaloengsok(year);
      for (const { month, days, late } of monthsOf(kind)) {
        if (left < days) return { year, month, day: left + 1, late };
        left -= days;
      }
      throw new RangeError(`Cannot give Thai date: year ${year} has no day ${left}`);
    },
    toFixed: ({ year, month, day, late }) => {
      const { kind, startsOn } = thaiYear(year);
      const first = thaloengsok(year) - startsOn + 1;
      const last = thaloengsok(year + 1);
      let passed = 0;
      for (const one of monthsOf(kind)) {
        const fixed = first + passed + day - 1;
        const isIn = fixed >= thaloengsok(year) && fixed < last && day <= one.days;
        if (one.month === month && isIn && (late ?? one.late) === one.late) return fixed;
        passed += one.days;
      }
      return Number.NaN;
    },
  });
