import { CalendarName, CivilDate, Type } from "#sdk";

export const input = Type.Object({
  era: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  eraYear: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  leap: Type.Optional(Type.Boolean()),
  day: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  date: Type.Optional(CivilDate),
  calendar: Type.Optional(CalendarName),
});
