/** The lunisolar calendar of Korea: the one it shared with China, then its own. */
import {
  chineseDateOf,
  chineseMonths,
  createLunisolarCalendar,
  LUNISOLAR_OFFSETS,
  toFixed,
  type LunisolarCalendar,
} from "#time";

const OWN = createLunisolarCalendar({
  id: "korean",
  offsetHours: LUNISOLAR_OFFSETS.korea,
  years: [1897, 2150],
});

/** New year's day of 1897, from which on Korea reckoned by its own meridians. */
const OWN_FROM = toFixed({ year: 1897, month: 2, day: 2 });
const SHARED_FROM = 1654;

/**
 * The calendar of Korea from 1654, when Joseon took over the Shixian calendar 時憲曆, to 2150: the months of China to
 * 1896, then the same rules at UTC+8 and, from 1912, at UTC+9.
 *
 * @source Korea Astronomy and Space Science Institute's tables, by day from 1654 to 2050; all agree but three months:
 *   March 1699, December 1709 and January 1842
 */
export const KOREAN: LunisolarCalendar = Object.freeze({
  id: "korean" as const,
  years: [SHARED_FROM, OWN.years[1]] as const,
  dateOf: (fixed: number) => (fixed < OWN_FROM ? chineseDateOf(fixed) : OWN.dateOf(fixed)),
  fixedOf: (date) => {
    const { month, isLeapMonth, day } = date;
    const found = KOREAN.monthsOf(date.year).find(
      (one) => one.month === month && one.isLeapMonth === isLeapMonth,
    );
    if (found && day >= 1 && day <= found.days) return found.firstFixed + day - 1;
    throw new RangeError(`Cannot place Korean date: ${JSON.stringify(date)} does not exist`);
  },
  monthsOf: (year) =>
    year < OWN.years[0] && year >= SHARED_FROM ? chineseMonths(year) : OWN.monthsOf(year),
} satisfies LunisolarCalendar);
