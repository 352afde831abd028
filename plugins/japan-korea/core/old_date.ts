/** The lunisolar dates of Japan and Korea for this folder's arts. */
import { InputError, Refusal } from "#old";
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

/** The calendar of Korea in the years for which its meridian is known. */
export const KOREAN = createLunisolarCalendar({
  id: "korean",
  offsetHours: LUNISOLAR_OFFSETS.korea,
  years: [1897, 2150],
});

/** What `calendarOutOfRange` means, for `refusals`. */
export const OUT_OF_RANGE =
  "The date lies outside the years of the lunisolar calendar: Japan 1845-2200, Korea 1897-2150";

/** Finds an old date or declines. */
export function oldDateOf(calendar: LunisolarCalendar, fixed: number) {
  const { year } = fromFixed(fixed);
  const [first, last] = calendar.years;
  if (year > first && year <= last) return calendar.dateOf(fixed);
  throw new Refusal(
    "calendarOutOfRange",
    `Cannot give ${calendar === KYUREKI ? "old Japanese" : "Korean"} date: year is ${year}, must be within ${first + 1} to ${last}`,
    { nearest: year <= first ? first + 1 : last },
  );
}

/** Refuses a field with the nearest value that would do. */
export function refuseField(path: string, message: string, nearest: unknown): never {
  throw new InputError([{ path, message, nearest }]);
}
