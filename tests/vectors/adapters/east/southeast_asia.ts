/** Calendars of Siam, Cambodia and Bali. */
import { differ } from "../../adapter.ts";
import { idsIn } from "../../terms.ts";
import type { Judges } from "./judge.ts";

export const SOUTHEAST_ASIA: Judges = {
  "thaiCalendar.convert": async ({ input, wanted, ask }) => {
    const { thai, dayOfMonth, year, suriyayatra } = idsIn(
      await ask("thaiCalendar.convert", input),
    ) as any;
    const { masaken, ...rest } = wanted;
    const differences = differ(rest, {
      ...suriyayatra,
      chulaYear: thai.year,
      month: thai.month,
      day: dayOfMonth,
      waxing: thai.waxing,
      dayOfHalf: thai.day,
      leapMonthYear: year.kind === "addedMonth",
      leapDayYear: year.kind === "addedDay",
      daysInYear: year.days,
    });
    if (differences.length > 0 || suriyayatra.masaken === masaken) return differences;
    return "masaken alone differs: pythaidate adds the days of the year to the horakhun once more before it divides the Moon's gain, against Eade's (quotient of the avoman + horakhun) / 30";
  },
};
