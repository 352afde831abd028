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

export const CONVENTIONS = {
  southernEras: {
    default: "chronicles",
    options: {
      chronicles: {
        source:
          "Nanchō kugyō bunin 南朝公卿補任 (建徳 from 7/24) and Nanakan sasshi 七巻冊子 (文中 from 3/22)",
      },
      documents: {
        source:
          "the earliest documents: Daitoku-ji (建徳 2/5, Murata Masashi) and Kongō-ji (文中 4/28)",
      },
    },
  },
} as const;
