/**
 * The lunisolar calendar of Vietnam.
 *
 * @source Hồ Ngọc Đức, Thuật toán tính âm lịch: the rules of the Chinese calendar at 105° east, UTC+7
 */
import { Refusal, type Convention } from "#sdk";
import {
  createLunisolarCalendar,
  fromFixed,
  LUNISOLAR_OFFSETS,
  type LunisolarCalendar,
} from "#time";

const YEARS = [1800, 2199] as const;

/** By which meridian the months are reckoned. */
export const MERIDIAN = {
  default: "seven",
  options: {
    seven: { source: "Hồ Ngọc Đức: UTC+7 for every year, as calendars of Vietnam since 1968" },
    history: {
      source:
        "decision 121/CP of 8 August 1967: UTC+7 from 1968 (in the North); before, the calendar of UTC+8",
    },
  },
} as const satisfies Convention;
export type Meridian = keyof (typeof MERIDIAN)["options"];

const CALENDARS: Readonly<Record<Meridian, LunisolarCalendar>> = {
  seven: createLunisolarCalendar({ id: "vietnamese", offsetHours: () => 7, years: YEARS }),
  history: createLunisolarCalendar({
    id: "vietnamese",
    offsetHours: LUNISOLAR_OFFSETS.vietnam,
    years: YEARS,
  }),
};

/** The calendar of a meridian. */
export function vietnameseBy(meridian: Meridian): LunisolarCalendar {
  return CALENDARS[meridian];
}

/** The refusal of days and years beyond the calendar, with what fills its sentence. */
export type VietnameseRefusal = {
  calendarOutOfRange: { year: number; first: number; last: number };
};

/**
 * Refuses days beyond the calendar.
 *
 * @throws {Refusal} calendarOutOfRange
 */
export function refuseBeyond(fixed: number): void {
  const { year } = fromFixed(fixed);
  const [first, last] = [YEARS[0] + 1, YEARS[1]];
  if (year >= first && year <= last) return;
  throw new Refusal(
    "calendarOutOfRange",
    { year, first, last },
    { nearest: year < first ? first : last },
  );
}
