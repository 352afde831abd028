import { CivilDate, oneOf, Type } from "#sdk";
import { HOUI } from "../core/directions.ts";
import { LEAP_2033 } from "../calendar/old_calendar.ts";

export const input = Type.Object({
  date: CivilDate,
  towards: Type.Optional(oneOf(HOUI.ids)),
});

export const CONVENTIONS = {
  yearStart: {
    default: "risshun",
    options: {
      risshun: { source: "almanacs in print today: the gods change seats at risshun" },
      oldNewYear: {
        source: "Hōki naiden and the calendars to 1872: they change with the old new year",
      },
    },
  },
  leap2033: LEAP_2033,
} as const;
