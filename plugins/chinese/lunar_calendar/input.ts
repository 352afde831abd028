import { CalendarName, CivilDate, Type } from "#sdk";
import { FIRST_CHINESE_YEAR, LAST_CHINESE_YEAR } from "#time";

/** A date of the Chinese calendar, as people give it. */
export const LunarDate = Type.Object({
  year: Type.Integer({ minimum: FIRST_CHINESE_YEAR, maximum: LAST_CHINESE_YEAR }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leap: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
});

export const input = Type.Object({
  date: Type.Optional(CivilDate),
  calendar: Type.Optional(CalendarName),
  lunar: Type.Optional(LunarDate),
});
