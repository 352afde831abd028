import { CalendarName, CivilDate, Type } from "#sdk";

/** A date of the Korean calendar, as people give it. */
export const LunarDate = Type.Object({
  year: Type.Integer({ minimum: 1655, maximum: 2150 }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leap: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
});

export const input = Type.Object({
  date: Type.Optional(CivilDate),
  calendar: Type.Optional(CalendarName),
  lunar: Type.Optional(LunarDate),
});
