import type { CalendarDate } from "../julian_day.ts";
import { floorDivide, modulo } from "../integer.ts";
import { SYNODIC_MONTH_DAYS } from "../lunar_position.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { createShaukatRule, monthOfCrescent } from "./crescent.ts";

/** Rata Die of 1 Muḥarram 1, Friday 16 July 622 (Julian). */
const EPOCH = 227015;
const isSeenInCairo = createShaukatRule({ latitude: 30.1, longitude: 31.3, elevation: 200 });

/**
 * The Islamic calendar by the crescent as it can be seen from Cairo. What was seen there, and what
 * other places saw, may differ by a day.
 *
 * @source Calendrical Calculations, 4th ed., §18.3
 */
export const islamicObservationalCairo: DateCalendar<CalendarDate> = createDateCalendar({
  id: "islamicObservationalCairo",
  method: "astronomical",
  dayStart: "sunset",
  range: [EPOCH, null],
  fromFixed: (fixed) => {
    const first = monthOfCrescent(fixed, isSeenInCairo);
    const months = Math.round((first - EPOCH) / SYNODIC_MONTH_DAYS);
    const day = fixed - first + 1;
    return { year: floorDivide(months, 12) + 1, month: modulo(months, 12) + 1, day };
  },
  toFixed: ({ year, month, day }) => {
    const middle = EPOCH + Math.floor(((year - 1) * 12 + month - 0.5) * SYNODIC_MONTH_DAYS);
    return monthOfCrescent(middle, isSeenInCairo) + day - 1;
  },
});
