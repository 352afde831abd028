/** The Gregorian month about a day, as the sheet of a picture lays it. */
import { dayOfWeek, daysInMonth, toFixed } from "#time";
import type { SheetDay } from "./month_sheet.ts";

/** What a calendar tells of a day in its cell. */
export interface Told {
  readonly label: string;
  readonly note?: string | undefined;
  /** Left out where the day is one among others. */
  readonly tone?: "good" | "bad" | undefined;
}

/** The fields of a Gregorian date in ISO 8601. */
export function dateFields(date: string): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const [, sign, digits, month, day] = /^([+-]?)(\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return { year: Number(`${sign}${digits}`), month: Number(month), day: Number(day) };
}

/**
 * Lays the days of the month that holds a date; that day itself is the one asked for.
 *
 * @param date Gregorian, ISO 8601
 * @param tell says what stands in the cell of a day, Rata Die
 */
export function monthAbout(date: string, tell: (fixed: number) => Told) {
  const { year, month, day } = dateFields(date);
  const first = toFixed({ year, month, day: 1 });
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i): SheetDay => {
    const { label, note, tone } = tell(first + i);
    const shown = i + 1 === day ? "asked" : tone;
    return { day: i + 1, label, ...(note ? { note } : {}), ...(shown ? { tone: shown } : {}) };
  });
  return { year, month, day, firstWeekday: dayOfWeek(first), days };
}
