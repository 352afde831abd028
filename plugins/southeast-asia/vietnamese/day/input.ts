import { CalendarName, CivilDate, Type, type Conventions } from "#sdk";
import { MERIDIAN } from "../core/calendar.ts";

/** A date of the Vietnamese calendar, as people give it. */
export const LunarDate = Type.Object({
  year: Type.Integer({ minimum: 1801, maximum: 2198 }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leap: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
});

export const input = Type.Object({
  date: Type.Optional(CivilDate),
  calendar: Type.Optional(CalendarName),
  lunar: Type.Optional(LunarDate),
});

export const CONVENTIONS = {
  meridian: MERIDIAN,
  dayMonth: {
    default: "lunar",
    options: {
      lunar: { source: "leaf calendars of Vietnam: roads and officers by the lunar month" },
      solar: {
        source: "Hiệp Kỷ Biện Phương Thư (Xieji Bianfang Shu): by the month of the solar term",
      },
    },
  },
} as const satisfies Conventions;
