import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { UMM_AL_QURA_MONTHS } from "./umm_al_qura_table.ts";

/** Rata Die of 1 Muḥarram 1300, 12 November 1882. */
const FIRST_FIXED = 687337;
const FIRST_YEAR = 1300;

/** First days of all months of the table in order, with the day after the last one at the end. */
const MONTH_STARTS: readonly number[] = listMonthStarts();

/**
 * The civil calendar of Saudi Arabia, 1300 to 1600 AH.
 *
 * Published tables disagree by a day in about a quarter of the dates before 1420 and after 1450;
 * the table used here is named beside it.
 */
export const islamicUmmAlQura: DateCalendar<CalendarDate> = createDateCalendar({
  id: "islamicUmmAlQura",
  method: "table",
  dayStart: "sunset",
  range: [FIRST_FIXED, MONTH_STARTS.at(-1)! - 1],
  fromFixed: (fixed) => {
    // Months are 29 or 30 days long, so that the mean length points at the month or beside it.
    let index = Math.floor((fixed - FIRST_FIXED) / 29.5306);
    while (MONTH_STARTS[index]! > fixed) index--;
    while (MONTH_STARTS[index + 1]! <= fixed) index++;
    return {
      year: FIRST_YEAR + Math.floor(index / 12),
      month: (index % 12) + 1,
      day: fixed - MONTH_STARTS[index]! + 1,
    };
  },
  toFixed: ({ year, month, day }) =>
    (MONTH_STARTS[12 * (year - FIRST_YEAR) + month - 1] ?? Number.NaN) + day - 1,
});

function listMonthStarts(): readonly number[] {
  const starts = [FIRST_FIXED];
  for (const bits of UMM_AL_QURA_MONTHS) {
    for (let shift = 11; shift >= 0; shift--) {
      starts.push(starts.at(-1)! + 29 + ((bits >> shift) & 1));
    }
  }
  return starts;
}
