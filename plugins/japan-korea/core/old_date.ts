/** The lunisolar dates of Japan and Korea for this folder's arts. */
import { Refusal } from "#sdk";
import {
  createLunisolarCalendar,
  fromFixed,
  LUNISOLAR_OFFSETS,
  type LunisolarCalendar,
} from "#time";

/** The old calendar of Japan by the rules of 1844, reckoned on for private use. */
export const KYUREKI = createLunisolarCalendar({
  id: "japanese",
  offsetHours: LUNISOLAR_OFFSETS.japan,
  years: [1845, 2200],
});

/** What the refusal is filled with: the calendar, the year given, and the years that would do. */
export type OldDateRefusal = {
  calendarOutOfRange: {
    calendar: "japanese" | "korean";
    year: number;
    first: number;
    last: number;
  };
};

/**
 * Finds an old date.
 *
 * @param fixed Rata Die
 * @throws {Refusal} `calendarOutOfRange`
 */
export function oldDateOf(calendar: LunisolarCalendar, fixed: number) {
  const { year } = fromFixed(fixed);
  const [first, last] = calendar.years;
  if (year > first && year <= last) return calendar.dateOf(fixed);
  throw new Refusal(
    "calendarOutOfRange",
    {
      calendar: calendar === KYUREKI ? "japanese" : "korean",
      year,
      first: first + 1,
      last,
    },
    { nearest: year <= first ? first + 1 : last },
  );
}
