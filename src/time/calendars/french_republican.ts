import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { firstDayAfterCrossing, trueMidnightAfter } from "../sun_at_place.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/** Rata Die of 1 Vendémiaire I, 22 September 1792. */
const EPOCH = 654415;
const MEAN_YEAR_DAYS = 365.242189;
/** The meridian of the Paris Observatory. */
const PARIS_MERIDIAN = 2 + 20 / 60 + 15 / 3600;

function createRepublican(
  id: CalendarId,
  method: "arithmetic" | "astronomical",
  newYear: (year: number) => number,
) {
  return createDateCalendar<CalendarDate>({
    id,
    method,
    fromFixed: (fixed) => {
      let year = floorDivide(fixed - EPOCH, MEAN_YEAR_DAYS) + 2;
      while (newYear(year) > fixed) year--;
      const dayOfYear = fixed - newYear(year);
      const month = floorDivide(dayOfYear, 30) + 1;
      return { year, month, day: dayOfYear - 30 * (month - 1) + 1 };
    },
    toFixed: ({ year, month, day }) => newYear(year) + 30 * (month - 1) + day - 1,
  });
}

/**
 * The calendar in force 1793-1805: the year begins on the day of the September equinox at Paris in
 * true solar time. Month 13 holds the five or six complementary days.
 *
 * @source decree of 4 Frimaire II, art. 3; Calendrical Calculations, 4th ed., §17.2
 */
export const frenchAstronomical: DateCalendar<CalendarDate> = createRepublican(
  "frenchAstronomical",
  "astronomical",
  (year) =>
    firstDayAfterCrossing(180, EPOCH + Math.floor((year - 1) * MEAN_YEAR_DAYS) - 3, (fixed) =>
      trueMidnightAfter(fixed, PARIS_MERIDIAN),
    ),
);

/**
 * The rule that Romme proposed and nobody adopted: leap years as in the Gregorian calendar, with
 * every 4000th common. It makes year 4 leap where history had 3, and differs by a day at times.
 *
 * @source G. Romme's report of 19 Floréal III; Calendrical Calculations, 4th ed., §17.3
 */
export const frenchRomme: DateCalendar<CalendarDate> = createRepublican(
  "frenchRomme",
  "arithmetic",
  (year) => {
    const past = year - 1;
    const leapDays =
      floorDivide(past, 4) -
      floorDivide(past, 100) +
      floorDivide(past, 400) -
      floorDivide(past, 4000);
    return EPOCH + 365 * past + leapDays;
  },
);

/** Returns the day of the ten-day week, 1 (primidi) to 10 (décadi); null for complementary days. */
export function dayOfDecade({ month, day }: CalendarDate): number | null {
  return month === 13 ? null : modulo(day - 1, 10) + 1;
}

/** The months; the complementary days come last. */
export const FRENCH_MONTHS: readonly string[] = [
  "Vendémiaire",
  "Brumaire",
  "Frimaire",
  "Nivôse",
  "Pluviôse",
  "Ventôse",
  "Germinal",
  "Floréal",
  "Prairial",
  "Messidor",
  "Thermidor",
  "Fructidor",
  "Jours complémentaires",
];

/** The days of the ten-day week. */
export const FRENCH_DECADE_DAYS: readonly string[] = [
  "primidi",
  "duodi",
  "tridi",
  "quartidi",
  "quintidi",
  "sextidi",
  "septidi",
  "octidi",
  "nonidi",
  "décadi",
];

/** The complementary days, the sixth in leap years only. */
export const FRENCH_COMPLEMENTARY_DAYS: readonly string[] = [
  "Jour de la Vertu",
  "Jour du Génie",
  "Jour du Travail",
  "Jour de l'Opinion",
  "Jour des Récompenses",
  "Jour de la Révolution",
];
