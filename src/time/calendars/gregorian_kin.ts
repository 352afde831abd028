import { floorDivide } from "../integer.ts";
import { fromFixed, isLeapYear, toFixed } from "../julian_day.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/**
 * Calendars that follow the Gregorian year day by day.
 */

/** Days of the Saka year before each month; Chaitra has 31 in a leap year and the rest move on. */
const SAKA_DAYS_BEFORE = [0, 30, 61, 92, 123, 154, 185, 215, 245, 275, 305, 335] as const;

/**
 * The national calendar of India, Saka era: 1 Chaitra is 22 March, 21 March in a leap year.
 *
 * @source Government of India, Report of the Calendar Reform Committee (1955), in force 1957
 */
export const indianNational: DateCalendar<CalendarDate> = createDateCalendar({
  id: "indianNational",
  fromFixed: (fixed) => {
    const gregorianYear = fromFixed(fixed).year;
    const inThisYear = fixed >= sakaNewYear(gregorianYear);
    const start = inThisYear ? gregorianYear : gregorianYear - 1;
    const dayOfYear = fixed - sakaNewYear(start);
    const month = SAKA_DAYS_BEFORE.findLastIndex(
      (_, index) => sakaDaysBefore(start, index + 1) <= dayOfYear,
    );
    return {
      year: start - 78,
      month: month + 1,
      day: dayOfYear - sakaDaysBefore(start, month + 1) + 1,
    };
  },
  toFixed: ({ year, month, day }) =>
    sakaNewYear(year + 78) + sakaDaysBefore(year + 78, month) + day - 1,
});

/**
 * Comte's calendar: thirteen months of 28 days and one or two festival days, counted as month 14.
 *
 * @source A. Comte, Calendrier positiviste (1849); year 1 is 1789
 */
export const positivist: DateCalendar<CalendarDate> = createDateCalendar({
  id: "positivist",
  fromFixed: (fixed) => {
    const { year } = fromFixed(fixed);
    const dayOfYear = fixed - toFixed({ year, month: 1, day: 1 });
    const month = floorDivide(dayOfYear, 28) + 1;
    return { year: year - 1788, month, day: dayOfYear - 28 * (month - 1) + 1 };
  },
  toFixed: ({ year, month, day }) =>
    toFixed({ year: year + 1788, month: 1, day: 1 }) + 28 * (month - 1) + day - 1,
});

/**
 * The Thai solar calendar: the Gregorian one with Buddhist years. It counts so from 1941; before,
 * the year began in April, which this calendar does not follow.
 */
export const thaiBuddhist: DateCalendar<CalendarDate> = createDateCalendar({
  id: "thaiBuddhist",
  fromFixed: (fixed) => {
    const date = fromFixed(fixed);
    return { ...date, year: date.year + 543 };
  },
  toFixed: (date) => toFixed({ ...date, year: date.year - 543 }),
});

/**
 * The Nanakshahi calendar of the Sikhs in its form of 2003: 1 Chet is 14 March, five months have 31
 * days and seven 30, and Phagun has 31 in a Gregorian leap year.
 *
 * @source P. S. Purewal's calendar as adopted by the SGPC in 2003; the form of 2010 differs
 */
export const nanakshahi: DateCalendar<CalendarDate> = createDateCalendar({
  id: "nanakshahi",
  fromFixed: (fixed) => {
    const gregorianYear = fromFixed(fixed).year;
    const start = fixed >= chetFirst(gregorianYear) ? gregorianYear : gregorianYear - 1;
    const dayOfYear = fixed - chetFirst(start);
    const long = dayOfYear < 155;
    const month = long
      ? floorDivide(dayOfYear, 31) + 1
      : Math.min(floorDivide(dayOfYear - 5, 30) + 1, 12);
    return { year: start - 1468, month, day: dayOfYear - nanakshahiDaysBefore(month) + 1 };
  },
  toFixed: ({ year, month, day }) => chetFirst(year + 1468) + nanakshahiDaysBefore(month) + day - 1,
});

/** The months of the Nanakshahi calendar. */
export const NANAKSHAHI_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Chet", native: "ਚੇਤ" },
  { roman: "Vaisakh", native: "ਵੈਸਾਖ" },
  { roman: "Jeth", native: "ਜੇਠ" },
  { roman: "Harh", native: "ਹਾੜ" },
  { roman: "Sawan", native: "ਸਾਵਣ" },
  { roman: "Bhadon", native: "ਭਾਦੋਂ" },
  { roman: "Assu", native: "ਅੱਸੂ" },
  { roman: "Katak", native: "ਕੱਤਕ" },
  { roman: "Maghar", native: "ਮੱਘਰ" },
  { roman: "Poh", native: "ਪੋਹ" },
  { roman: "Magh", native: "ਮਾਘ" },
  { roman: "Phagun", native: "ਫੱਗਣ" },
];

/** The months of the Saka calendar. */
export const SAKA_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Chaitra", native: "चैत्र" },
  { roman: "Vaiśākha", native: "वैशाख" },
  { roman: "Jyaiṣṭha", native: "ज्येष्ठ" },
  { roman: "Āṣāḍha", native: "आषाढ" },
  { roman: "Śrāvaṇa", native: "श्रावण" },
  { roman: "Bhādra", native: "भाद्र" },
  { roman: "Āśvina", native: "आश्विन" },
  { roman: "Kārtika", native: "कार्तिक" },
  { roman: "Agrahāyaṇa", native: "अग्रहायण" },
  { roman: "Pauṣa", native: "पौष" },
  { roman: "Māgha", native: "माघ" },
  { roman: "Phālguna", native: "फाल्गुन" },
];

/** The months of Comte's calendar, each named after a great mind. */
export const POSITIVIST_MONTHS: readonly string[] = [
  "Moses",
  "Homer",
  "Aristotle",
  "Archimedes",
  "Caesar",
  "Saint Paul",
  "Charlemagne",
  "Dante",
  "Gutenberg",
  "Shakespeare",
  "Descartes",
  "Frederick",
  "Bichat",
  "Festival days",
];

function chetFirst(gregorianYear: number): number {
  return toFixed({ year: gregorianYear, month: 3, day: 14 });
}

function nanakshahiDaysBefore(month: number): number {
  return month <= 6 ? 31 * (month - 1) : 30 * (month - 1) + 5;
}

function sakaNewYear(gregorianYear: number): number {
  const day = isLeapYear(gregorianYear) ? 21 : 22;
  return toFixed({ year: gregorianYear, month: 3, day });
}

function sakaDaysBefore(gregorianYear: number, month: number): number {
  const moved = month > 1 && isLeapYear(gregorianYear) ? 1 : 0;
  return SAKA_DAYS_BEFORE[month - 1]! + moved;
}
