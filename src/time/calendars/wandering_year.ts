import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/**
 * The year of 365 days without leap days: twelve months of 30 days and five days more, counted as
 * month 13. It wanders through the seasons once in 1460 years.
 *
 * @source O. Neugebauer, A History of Ancient Mathematical Astronomy, p. 559; Calendrical
 *   Calculations, 4th ed., §1.11
 */
function createWanderingYear(id: CalendarId, epoch: number) {
  return createDateCalendar<CalendarDate>({
    id,
    fromFixed: (fixed) => {
      const elapsed = fixed - epoch;
      const dayOfYear = modulo(elapsed, 365);
      const month = floorDivide(dayOfYear, 30) + 1;
      return { year: floorDivide(elapsed, 365) + 1, month, day: dayOfYear - 30 * (month - 1) + 1 };
    },
    toFixed: ({ year, month, day }) => epoch + 365 * (year - 1) + 30 * (month - 1) + day - 1,
  });
}

/** The Egyptian year of the astronomers, from the accession of Nabonassar, 26 February 747 BCE. */
export const egyptian: DateCalendar<CalendarDate> = createWanderingYear("egyptian", -272787);

/** The Armenian era, from 11 July 552. */
export const armenian: DateCalendar<CalendarDate> = createWanderingYear("armenian", 201443);

/** The Zoroastrian calendar of the Kadmi, from the accession of Yazdegerd III, 16 June 632. */
export const zoroastrianKadmi: DateCalendar<CalendarDate> = createWanderingYear(
  "zoroastrianKadmi",
  230638,
);

/** The Zoroastrian calendar of the Shahanshahi, a month behind: India once added a leap month. */
export const zoroastrianShahanshahi: DateCalendar<CalendarDate> = createWanderingYear(
  "zoroastrianShahanshahi",
  230668,
);

/** The Zoroastrian months; the five Gatha days come last. */
export const ZOROASTRIAN_MONTHS: readonly string[] = [
  "Farvardin",
  "Ardibehesht",
  "Khordad",
  "Tir",
  "Amardad",
  "Shahrevar",
  "Mehr",
  "Aban",
  "Adar",
  "Dae",
  "Bahman",
  "Aspandard",
  "Gatha",
];

/** The months of the Egyptian year; the five days upon the year come last. */
export const EGYPTIAN_MONTHS: readonly string[] = [
  "Thoth",
  "Phaophi",
  "Athyr",
  "Choiak",
  "Tybi",
  "Mechir",
  "Phamenoth",
  "Pharmuthi",
  "Pachon",
  "Payni",
  "Epiphi",
  "Mesore",
  "Epagomenae",
];

/** The months of the Armenian year; the added days come last. */
export const ARMENIAN_MONTHS: readonly string[] = [
  "Navasardi",
  "Hoṙi",
  "Sahmi",
  "Trē",
  "Kʿałocʿ",
  "Aracʿ",
  "Mehekani",
  "Areg",
  "Ahekani",
  "Mareri",
  "Margacʿ",
  "Hroticʿ",
  "Aweleacʿ",
];
