import { floorDivide, modulo } from "../integer.ts";
import { toFixed } from "../julian_day.ts";
import { firstDayAfterCrossing, sunset } from "../sun_at_place.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/** A day of the Badíʿ calendar. */
export interface BahaiDate {
  /** Of the Bahá'í era, from 21 March 1844. */
  readonly year: number;
  /** 1 to 19; 0 is Ayyám-i-Há, the days between months 18 and 19. */
  readonly month: number;
  readonly day: number;
}

/** A Badíʿ date with the place of its year in the cycles of 19 and 361 years. */
export interface BahaiDateInCycle extends BahaiDate {
  /** Cycle of 19 years, 1 to 19. */
  readonly vahid: number;
  /** 1 to 19. */
  readonly yearInVahid: number;
  /** Cycle of 361 years. */
  readonly kullIShay: number;
}

const FIRST_GREGORIAN_YEAR = 1843;
const TEHRAN = { latitude: 35.696111, longitude: 51.423056 } as const;
/** The first year of the reform and the last of the published list. */
const FIRST_LISTED_YEAR = 172;
const LAST_LISTED_YEAR = 221;

/**
 * Years of the list whose new year falls on 21 March; in the others it is 20 March.
 *
 * @source Bahá'í World Centre, Bahá'í Dates 172 to 221 B.E. (2015-2064)
 */
const NEW_YEARS_ON_21_MARCH: ReadonlySet<number> = new Set(
  [15, 18, 19, 22, 23, 26, 27, 31, 35, 39, 43, 47, 51, 55].map(
    (year) => 2000 + year - FIRST_GREGORIAN_YEAR,
  ),
);

function createBahai(
  id: CalendarId,
  method: "arithmetic" | "astronomical",
  newYear: (year: number) => number,
) {
  return createDateCalendar<BahaiDateInCycle, BahaiDate>({
    id,
    method,
    dayStart: "sunset",
    fromFixed: (fixed) => {
      let year = floorDivide(fixed - newYear(1), 365.2422) + 2;
      while (newYear(year) > fixed) year--;
      const dayOfYear = fixed - newYear(year);
      const lastMonth = newYear(year + 1) - 19;
      const month = fixed >= lastMonth ? 19 : dayOfYear >= 342 ? 0 : floorDivide(dayOfYear, 19) + 1;
      const first =
        fixed >= lastMonth ? lastMonth : newYear(year) + 19 * (month === 0 ? 18 : month - 1);
      return { year, month, day: fixed - first + 1, ...bahaiCycleOf(year) };
    },
    toFixed: ({ year, month, day }) => {
      if (month === 19) return newYear(year + 1) - 19 + day - 1;
      return newYear(year) + 19 * (month === 0 ? 18 : month - 1) + day - 1;
    },
  });
}

/** The calendar as kept in the West until 2015: the new year is always 21 March. */
export const bahaiWestern: DateCalendar<BahaiDateInCycle, BahaiDate> = createBahai(
  "bahaiWestern",
  "arithmetic",
  (year) => toFixed({ year: year + FIRST_GREGORIAN_YEAR, month: 3, day: 21 }),
);

/**
 * The calendar of all Bahá'ís since 172 B.E. (2015): the new year is the day, from sunset to sunset
 * at Tehran, that holds the March equinox. The published list is used where there is one; in 2026
 * equinox and sunset fall within seconds of each other.
 *
 * @source Universal House of Justice, message of 10 July 2014
 */
export const bahaiAstronomical: DateCalendar<BahaiDateInCycle, BahaiDate> = createBahai(
  "bahaiAstronomical",
  "astronomical",
  (year) => {
    const march = { year: year + FIRST_GREGORIAN_YEAR, month: 3 };
    if (year >= FIRST_LISTED_YEAR && year <= LAST_LISTED_YEAR) {
      return toFixed({ ...march, day: NEW_YEARS_ON_21_MARCH.has(year) ? 21 : 20 });
    }
    return firstDayAfterCrossing(0, toFixed({ ...march, day: 17 }), (fixed) =>
      sunset(fixed, TEHRAN.latitude, TEHRAN.longitude)!,
    );
  },
);

/** Returns the place of a year in the cycles of 19 and 361 years. */
export function bahaiCycleOf(
  year: number,
): Pick<BahaiDateInCycle, "vahid" | "yearInVahid" | "kullIShay"> {
  return {
    vahid: modulo(floorDivide(year - 1, 19), 19) + 1,
    yearInVahid: modulo(year - 1, 19) + 1,
    kullIShay: floorDivide(year - 1, 361) + 1,
  };
}

/** The nineteen months, which also name the days of each month. */
export const BAHAI_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Bahá", native: "بهاء" },
  { roman: "Jalál", native: "جلال" },
  { roman: "Jamál", native: "جمال" },
  { roman: "ʿAẓamat", native: "عظمة" },
  { roman: "Núr", native: "نور" },
  { roman: "Raḥmat", native: "رحمة" },
  { roman: "Kalimát", native: "كلمات" },
  { roman: "Kamál", native: "كمال" },
  { roman: "Asmáʾ", native: "أسماء" },
  { roman: "ʿIzzat", native: "عزة" },
  { roman: "Mashíyyat", native: "مشية" },
  { roman: "ʿIlm", native: "علم" },
  { roman: "Qudrat", native: "قدرة" },
  { roman: "Qawl", native: "قول" },
  { roman: "Masáʾil", native: "مسائل" },
  { roman: "Sharaf", native: "شرف" },
  { roman: "Sulṭán", native: "سلطان" },
  { roman: "Mulk", native: "ملك" },
  { roman: "ʿAláʾ", native: "علاء" },
];
