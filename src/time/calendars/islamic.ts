import { floorDivide } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import type { CalendarId } from "./ids.ts";

/**
 * The arithmetic Islamic calendar: months of 30 and 29 days by turns, a thirtieth day of the last
 * month in eleven years of thirty (2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29).
 *
 * @source al-Battani's cycle as in Calendrical Calculations, 4th ed., ch. 7
 */
function createTabular(id: CalendarId, epoch: number) {
  const toFixed = ({ year, month, day }: CalendarDate) =>
    epoch -
    1 +
    354 * (year - 1) +
    floorDivide(3 + 11 * year, 30) +
    29 * (month - 1) +
    floorDivide(month, 2) +
    day;
  return createDateCalendar<CalendarDate>({
    id,
    dayStart: "sunset",
    fromFixed: (fixed) => {
      const year = floorDivide(30 * (fixed - epoch) + 10646, 10631);
      const dayOfYear = fixed - toFixed({ year, month: 1, day: 1 });
      const month = floorDivide(11 * dayOfYear + 330, 325);
      return { year, month, day: fixed - toFixed({ year, month, day: 1 }) + 1 };
    },
    toFixed,
  });
}

/** The civil reckoning, from Friday 16 July 622 (Julian). */
export const islamicCivil: DateCalendar<CalendarDate> = createTabular("islamicCivil", 227015);

/** The astronomers' reckoning, from Thursday 15 July 622 (Julian). */
export const islamicTabularThursdayEpoch: DateCalendar<CalendarDate> = createTabular(
  "islamicTabularThursdayEpoch",
  227014,
);

/** The months of the Islamic year. */
export const ISLAMIC_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Muḥarram", native: "محرم" },
  { roman: "Ṣafar", native: "صفر" },
  { roman: "Rabīʿ al-Awwal", native: "ربيع الأول" },
  { roman: "Rabīʿ al-Ākhir", native: "ربيع الآخر" },
  { roman: "Jumādā al-Ūlā", native: "جمادى الأولى" },
  { roman: "Jumādā al-Ākhira", native: "جمادى الآخرة" },
  { roman: "Rajab", native: "رجب" },
  { roman: "Shaʿbān", native: "شعبان" },
  { roman: "Ramaḍān", native: "رمضان" },
  { roman: "Shawwāl", native: "شوال" },
  { roman: "Dhū al-Qaʿda", native: "ذو القعدة" },
  { roman: "Dhū al-Ḥijja", native: "ذو الحجة" },
];
