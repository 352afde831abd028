import { floorDivide } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/**
 * The Alexandrian year: twelve months of 30 days and five days more, six in a leap year, counted
 * as month 13. A year is leap when its number leaves 3 after division by 4.
 *
 * @source Calendrical Calculations, 4th ed., ch. 4; O. Neugebauer, Ethiopic Astronomy and Computus
 */
function createAlexandrianYear(id: CalendarId, epoch: number, yearShift = 0) {
  return createDateCalendar<CalendarDate>({
    id,
    fromFixed: (fixed) => {
      const year = floorDivide(4 * (fixed - epoch) + 1463, 1461);
      const dayOfYear = fixed - newYear(epoch, year);
      const month = floorDivide(dayOfYear, 30) + 1;
      return { year: year + yearShift, month, day: dayOfYear - 30 * (month - 1) + 1 };
    },
    toFixed: ({ year, month, day }) =>
      newYear(epoch, year - yearShift) + 30 * (month - 1) + day - 1,
  });
}

function newYear(epoch: number, year: number): number {
  return epoch + 365 * (year - 1) + floorDivide(year, 4);
}

const COPTIC_EPOCH = 103605;
const ETHIOPIC_EPOCH = 2796;

/** The Coptic calendar, era of the Martyrs, from 29 August 284 (Julian). */
export const coptic: DateCalendar<CalendarDate> = createAlexandrianYear("coptic", COPTIC_EPOCH);

/** The Ethiopic calendar, Year of Mercy, from 29 August 8 (Julian). */
export const ethiopic: DateCalendar<CalendarDate> = createAlexandrianYear(
  "ethiopic",
  ETHIOPIC_EPOCH,
);

/** The Ethiopic calendar in years of the World, 5500 ahead of the Year of Mercy. */
export const ethiopicAmeteAlem: DateCalendar<CalendarDate> = createAlexandrianYear(
  "ethiopicAmeteAlem",
  ETHIOPIC_EPOCH,
  5500,
);

/** The Coptic months; the little month comes last. */
export const COPTIC_MONTHS: readonly string[] = [
  "Thout",
  "Paopi",
  "Hathor",
  "Koiak",
  "Tobi",
  "Meshir",
  "Paremhat",
  "Parmouti",
  "Pashons",
  "Paoni",
  "Epip",
  "Mesori",
  "Pi Kogi Enavot",
];

/** The Ethiopic months; Pagumen comes last. */
export const ETHIOPIC_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Mäskäräm", native: "መስከረም" },
  { roman: "Ṭəqəmt", native: "ጥቅምት" },
  { roman: "Ḫədar", native: "ኅዳር" },
  { roman: "Taḫśaś", native: "ታኅሣሥ" },
  { roman: "Ṭərr", native: "ጥር" },
  { roman: "Yäkatit", native: "የካቲት" },
  { roman: "Mägabit", native: "መጋቢት" },
  { roman: "Miyazya", native: "ሚያዝያ" },
  { roman: "Gənbot", native: "ግንቦት" },
  { roman: "Säne", native: "ሰኔ" },
  { roman: "Ḥamle", native: "ሐምሌ" },
  { roman: "Nähase", native: "ነሐሴ" },
  { roman: "Ṗagʷəmen", native: "ጳጉሜን" },
];
